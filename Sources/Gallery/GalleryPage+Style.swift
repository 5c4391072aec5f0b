extension GalleryPage {
  static let style = """
    :root {
      --ground: #fbfbfd; --card: #ffffff; --ink: #1a1d24; --soft: #5d6575; --line: #e3e6ec;
      --accent: #3a5bf0; --keyword: #a626a4; --string: #c0392b; --number: #1d5fd6;
      --comment: #6b7280; --member: #0b7285;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #101216; --card: #181b21; --ink: #e8eaef; --soft: #9aa3b2; --line: #2a2f38;
        --accent: #8ea2ff; --keyword: #e58ae0; --string: #ff9580; --number: #8fb8ff;
        --comment: #8b93a3; --member: #6fd3df;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0 auto; max-width: 1480px; padding: 56px 32px 96px; background: var(--ground);
      color: var(--ink); font: 17px/1.5 system-ui, -apple-system, "Segoe UI", sans-serif;
    }
    h1 { font-size: 44px; line-height: 1.1; letter-spacing: -0.02em; margin: 0 0 12px; }
    h2 { font-size: 28px; line-height: 1.2; letter-spacing: -0.01em; margin: 0 0 8px; }
    p { max-width: 64ch; margin: 0; color: var(--soft); }
    nav { display: flex; flex-wrap: wrap; gap: 8px 20px; margin-top: 24px; font-size: 15px; }
    nav a { color: var(--accent); text-decoration: none; }
    nav a:hover { text-decoration: underline; }
    nav label { margin-left: auto; cursor: pointer; }
    section { margin-top: 56px; padding-top: 40px; border-top: 1px solid var(--line); }
    .exhibit {
      display: grid; grid-template-columns: minmax(0, 6fr) minmax(0, 5fr); gap: 32px;
      margin: 28px 0 16px;
    }
    .pictures {
      display: grid; grid-template-columns: minmax(0, 390fr) minmax(0, 620fr); gap: 24px;
      align-items: start; align-self: start;
    }
    figure { margin: 0; }
    figure svg {
      display: block; width: 100%; height: auto; border-radius: 18px;
      box-shadow: 0 0 0 1px var(--line), 0 12px 32px rgb(0 0 0 / 0.10);
    }
    figcaption { margin-top: 12px; text-align: center; font-size: 13px; color: var(--soft); }
    pre {
      margin: 0; padding: 20px 24px; overflow: auto; border: 1px solid var(--line);
      border-radius: 14px; background: var(--card);
      font: 13px/1.55 ui-monospace, "SF Mono", Menlo, Consolas, monospace;
    }
    .code { height: 0; min-height: 100%; }
    code { font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
    p a { color: var(--accent); white-space: nowrap; }
    p code { font-size: 0.9em; }
    .k { color: var(--keyword); } .s { color: var(--string); } .n { color: var(--number); }
    .c { color: var(--comment); } .m { color: var(--member); }
    details { margin-top: 8px; font-size: 15px; color: var(--soft); }
    summary { cursor: pointer; }
    details pre { margin-top: 8px; color: var(--ink); }
    .frames { display: none; }
    :root:has(#frames:checked) .frames { display: inline; }
    @media (max-width: 1000px) {
      body { padding: 32px 16px 64px; }
      .exhibit { grid-template-columns: minmax(0, 1fr); }
      .code { height: auto; min-height: 0; max-height: 70vh; }
    }
    @media (max-width: 560px) {
      .pictures { grid-template-columns: minmax(0, 1fr); }
    }
    """
}
