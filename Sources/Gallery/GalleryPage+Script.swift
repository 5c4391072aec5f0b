extension GalleryPage {
  /// What the page does beside being read: dark and light, and the sliders, whose pictures are loaded from the
  /// script of their screen when they are first moved.
  static let script = """
    const root = document.documentElement;
    const dark = document.getElementById("dark");
    const loaded = {};
    dark.checked = matchMedia("(prefers-color-scheme: dark)").matches;

    function paint() {
      root.dataset.theme = dark.checked ? "dark" : "light";
      document.querySelectorAll("input[type=range]").forEach(show);
    }

    function pictures(name, list) {
      loaded[name] = list;
      paint();
    }

    function show(slider) {
      const section = slider.closest("section");
      const stage = section.querySelector(".stage");
      const list = loaded[slider.dataset.screen];
      if (stage.hidden || !list || !list.length) return;
      const widths = slider.dataset.widths.split(" ");
      const width = widths[slider.value];
      stage.querySelector("img").src =
        "data:image/svg+xml," + encodeURIComponent(list[slider.value][dark.checked ? 1 : 0]);
      stage.querySelector("img").alt = section.querySelector("h2").textContent + ", " + width + " wide";
      stage.querySelector("figcaption").textContent = width + " points wide";
      stage.style.width = 100 * width / widths[widths.length - 1] + "%";
    }

    function turn(section, isStage) {
      section.querySelector(".stage").hidden = !isStage;
      section.querySelector(".pictures").hidden = isStage;
      section.querySelector("button").hidden = !isStage;
    }

    document.querySelectorAll("input[type=range]").forEach(slider => {
      const section = slider.closest("section");
      slider.addEventListener("input", () => {
        const name = slider.dataset.screen;
        if (!(name in loaded)) {
          loaded[name] = [];
          const script = document.createElement("script");
          script.src = name + "-widths.js";
          document.head.append(script);
        }
        turn(section, true);
        show(slider);
      });
      section.querySelector("button").addEventListener("click", () => turn(section, false));
    });
    dark.addEventListener("change", paint);
    paint();
    """
}
