extension GalleryPage {
  static let style = """
    :root {
      color-scheme: light;
      --ground: #f6f7fa; --card: #ffffff; --ink: #1a1d24; --soft: #5d6575; --line: #e3e6ec;
      --accent: #3a5bf0; --keyword: #a626a4; --string: #c0392b; --number: #1d5fd6;
      --comment: #6b7280; --member: #0b7285; --bezel: #15171c; --edge: #33373f;
    }
    :root[data-theme=dark] {
      color-scheme: dark;
      --ground: #101216; --card: #181b21; --ink: #e8eaef; --soft: #9aa3b2; --line: #2a2f38;
      --accent: #8ea2ff; --keyword: #e58ae0; --string: #ff9580; --number: #8fb8ff;
      --comment: #8b93a3; --member: #6fd3df; --bezel: #000000; --edge: #4a4f5a;
    }
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    html { scroll-padding-top: 64px; }
    body {
      margin: 0 auto; max-width: 1480px; padding: 56px 32px 96px; background: var(--ground);
      color: var(--ink); font: 17px/1.5 system-ui, -apple-system, "Segoe UI", sans-serif;
    }
    h1 { font-size: 44px; line-height: 1.1; letter-spacing: -0.02em; margin: 0 0 12px; }
    h2 { font-size: 28px; line-height: 1.2; letter-spacing: -0.01em; margin: 0 0 8px; }
    p { max-width: 68ch; margin: 0; color: var(--soft); }
    p code { font-size: 0.9em; }
    a { color: var(--accent); }
    nav { display: flex; flex-wrap: wrap; gap: 6px 18px; margin-top: 16px; font-size: 15px; }
    nav b { min-width: 64px; }
    nav a { text-decoration: none; }
    nav a:hover { text-decoration: underline; }
    .bar {
      position: sticky; top: 0; z-index: 1; display: flex; justify-content: flex-end; gap: 20px;
      margin-top: 20px; padding: 12px 0; background: var(--ground); border-bottom: 1px solid var(--line);
      font-size: 15px;
    }
    .bar label { cursor: pointer; }
    section { padding: 48px 0 40px; border-bottom: 1px solid var(--line); }
    .exhibit {
      display: grid; grid-template-columns: minmax(0, 6fr) minmax(0, 5fr); gap: 32px;
      margin: 24px 0 16px;
    }
    .controls {
      display: flex; flex-wrap: wrap; align-items: center; gap: 12px 20px; margin-bottom: 20px;
      font-size: 15px;
    }
    .width { display: flex; align-items: center; gap: 12px; flex: 1 1 200px; }
    .width input { flex: 1; min-width: 0; accent-color: var(--accent); }
    button, .inspect {
      padding: 6px 14px; border: 1px solid var(--line); border-radius: 999px; background: var(--card);
      color: var(--accent); font: inherit; text-decoration: none; cursor: pointer;
    }
    .pictures { display: flex; flex-wrap: wrap; gap: 24px; align-items: flex-start; }
    figure { margin: 0; min-width: 0; }
    .pictures figure { flex: var(--width) 1 0; max-width: calc(var(--width) * 1px + 32px); }
    .pictures figure:nth-child(n):not(.card) { min-width: min(120px, 40%); }
    .pictures figure.terminal { flex: 1; max-width: none; }
    .stage { margin: 0 auto; }
    .bezel { position: relative; overflow: hidden; box-shadow: 0 12px 32px rgb(0 0 0 / 0.14); }
    .bezel img { display: block; width: 100%; height: auto; }
    .phone .bezel, .tablet .bezel {
      padding: 8px; background: var(--bezel); border: 2px solid var(--edge); border-radius: 36px;
    }
    .phone .bezel > *, .tablet .bezel > * { border-radius: 26px; }
    .tablet .bezel { padding: 12px; border-radius: 28px; }
    .tablet .bezel > * { border-radius: 14px; }
    .card .bezel, .paper .bezel { border: 1px solid var(--line); }
    .card .bezel { border-radius: 14px; }
    .terminal .bezel {
      padding-top: 28px; border-radius: 10px; background:
        radial-gradient(circle at 18px 14px, #ff5f57 5px, transparent 6px),
        radial-gradient(circle at 36px 14px, #febc2e 5px, transparent 6px),
        radial-gradient(circle at 54px 14px, #28c840 5px, transparent 6px), var(--edge);
    }
    .bezel .dark { display: none; }
    [data-theme=dark] .both .light { display: none; }
    [data-theme=dark] .both .dark { display: block; }
    .bezel .frames { display: none; position: absolute; }
    .phone .frames { inset: 8px; width: calc(100% - 16px); }
    .tablet .frames { inset: 12px; width: calc(100% - 24px); }
    .card .frames, .paper .frames { inset: 0; width: 100%; }
    :root:has(#frames:checked) .frames { display: block; }
    figcaption { margin-top: 10px; text-align: center; font-size: 13px; color: var(--soft); }
    pre {
      margin: 0; padding: 20px 24px; overflow: auto; border: 1px solid var(--line);
      border-radius: 14px; background: var(--card);
      font: 13px/1.55 ui-monospace, "SF Mono", Menlo, Consolas, monospace;
    }
    .code { height: 0; min-height: 100%; }
    .terminal .bezel { container-type: inline-size; }
    /* 80 columns, each some 0.6 of the size wide. */
    .cells { padding: 12px; border: 0; border-radius: 0; overflow: hidden; line-height: 1.2; font-size: calc((100cqw - 24px) / 49); }
    code { font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
    .k { color: var(--keyword); } .s { color: var(--string); } .n { color: var(--number); }
    .c { color: var(--comment); } .m { color: var(--member); }
    details { margin-top: 8px; font-size: 15px; color: var(--soft); }
    summary { cursor: pointer; }
    details pre { margin-top: 8px; color: var(--ink); }
    @media (max-width: 1000px) {
      body { padding: 32px 16px 64px; }
      .exhibit { grid-template-columns: minmax(0, 1fr); }
      .code { height: auto; min-height: 0; max-height: 70vh; }
    }
    @media (max-width: 560px) {
      .pictures figure.card { flex-basis: 100%; }
      h1 { font-size: 34px; }
      .phone .bezel { border-radius: 30px; }
    }
    """
}
