// Drives a headless Chromium through its pipe; needs nothing but node.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const places = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

export class Browser {
  // Nothing where there is no browser.
  static find() { return process.env.CHROMIUM || places.find(existsSync); }

  constructor(path) {
    this.folder = mkdtempSync(join(tmpdir(), "inspector-"));
    this.process = spawn(path, [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--disable-dev-shm-usage",
      "--remote-debugging-pipe", `--user-data-dir=${this.folder}`, "about:blank",
    ], { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
    this.waiting = new Map();
    this.listeners = [];
    this.count = 0;
    let text = "";
    this.process.stdio[4].on("data", (data) => {
      text += data;
      const parts = text.split("\0");
      text = parts.pop();
      for (const part of parts) this.receive(JSON.parse(part));
    });
  }

  receive(message) {
    const waiting = this.waiting.get(message.id);
    if (!waiting) { for (const listener of this.listeners) listener(message); return; }
    this.waiting.delete(message.id);
    if (message.error) waiting.reject(new Error(message.error.message));
    else waiting.resolve(message.result);
  }

  send(method, params = {}, sessionId = this.session) {
    const id = ++this.count;
    const message = JSON.stringify({ id, method, params, ...(sessionId ? { sessionId } : {}) });
    this.process.stdio[3].write(message + "\0");
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  }

  // Opens a file in a window of a size; `dark` is the system's wish.
  async open(file, { width = 1280, height = 800, ratio = 1, dark = false, touch = false, hash = "" } = {}) {
    const { targetId } = await this.send("Target.createTarget", { url: "about:blank" }, null);
    const { sessionId } = await this.send("Target.attachToTarget", { targetId, flatten: true }, null);
    this.session = sessionId;
    this.errors = [];
    this.requests = [];
    this.listeners = [(message) => {
      const { method, params } = message;
      if (method === "Runtime.exceptionThrown") {
        const details = params.exceptionDetails;
        this.errors.push(details.exception ? details.exception.description : details.text);
      }
      if (method === "Log.entryAdded" && params.entry.level === "error") {
        this.errors.push(params.entry.text);
      }
      if (method === "Network.requestWillBeSent") this.requests.push(params.request.url);
    }];
    await this.send("Page.enable");
    await this.send("Runtime.enable");
    await this.send("Log.enable");
    await this.send("Network.enable");
    await this.send("Emulation.setDeviceMetricsOverride",
      { width, height, deviceScaleFactor: ratio, mobile: touch });
    await this.send("Emulation.setEmulatedMedia",
      { features: [{ name: "prefers-color-scheme", value: dark ? "dark" : "light" }] });
    const loaded = new Promise((resolve) => this.listeners.push((message) => {
      if (message.method === "Page.loadEventFired") resolve();
    }));
    await this.send("Page.navigate", { url: pathToFileURL(file).href + hash });
    await loaded;
    await this.until("document.documentElement.dataset.engine !== undefined"
      + " || document.getElementById('engine-module').textContent.trim() === ''");
    await this.rest();
  }

  async evaluate(expression) {
    const { result, exceptionDetails } = await this.send("Runtime.evaluate",
      { expression, returnByValue: true, awaitPromise: true });
    if (exceptionDetails) {
      throw new Error(exceptionDetails.exception ? exceptionDetails.exception.description
        : exceptionDetails.text);
    }
    return result.value;
  }

  async until(expression, seconds = 20) {
    const end = Date.now() + seconds * 1000;
    while (!(await this.evaluate(expression))) {
      if (Date.now() > end) throw new Error(`waited in vain for ${expression}`);
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }

  // Until two frames have been drawn.
  rest() {
    return this.evaluate(
      "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(1))))");
  }

  mouse(type, x, y, more = {}) {
    return this.send("Input.dispatchMouseEvent", { type, x, y, button: "left", ...more });
  }

  async move(x, y) {
    await this.send("Input.dispatchMouseEvent", { type: "mouseMoved", x, y });
    await this.rest();
  }

  async click(x, y) {
    await this.mouse("mouseMoved", x, y, { button: "none" });
    await this.mouse("mousePressed", x, y, { clickCount: 1 });
    await this.mouse("mouseReleased", x, y, { clickCount: 1 });
    await this.rest();
  }

  async drag(from, to, steps = 10) {
    await this.mouse("mouseMoved", ...from, { button: "none" });
    await this.mouse("mousePressed", ...from, { clickCount: 1 });
    for (let step = 1; step <= steps; step++) {
      const part = step / steps;
      await this.mouse("mouseMoved", from[0] + (to[0] - from[0]) * part,
        from[1] + (to[1] - from[1]) * part, { buttons: 1 });
    }
    await this.mouse("mouseReleased", ...to, { clickCount: 1 });
    await this.rest();
  }

  // The middle of an element.
  async middle(selector) {
    const place = await this.evaluate(`(() => {
      const element = document.querySelector(${JSON.stringify(selector)});
      if (!element) return null;
      element.scrollIntoView({ block: "nearest" });
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    })()`);
    if (!place) throw new Error(`there is no ${selector}`);
    return place;
  }

  async press(key) {
    const code = key.length === 1 ? key.toUpperCase().charCodeAt(0) : 0;
    const text = key.length === 1 ? key : undefined;
    await this.send("Input.dispatchKeyEvent",
      { type: text ? "keyDown" : "rawKeyDown", key, text, windowsVirtualKeyCode: code });
    await this.send("Input.dispatchKeyEvent", { type: "keyUp", key });
    await this.rest();
  }

  async type(text) {
    await this.send("Input.insertText", { text });
    await this.rest();
  }

  async picture(file) {
    const { data } = await this.send("Page.captureScreenshot", { format: "png" });
    writeFileSync(file, Buffer.from(data, "base64"));
  }

  async close() {
    const ended = new Promise((resolve) => this.process.once("exit", resolve));
    try { await this.send("Browser.close", {}, null); } catch { this.process.kill(); }
    await ended;
    rmSync(this.folder, { recursive: true, force: true });
  }
}
