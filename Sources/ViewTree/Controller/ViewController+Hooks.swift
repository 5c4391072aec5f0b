extension ViewController: HookOwner {
  package final func reportEndless(_ hook: Hook, calling other: Hook) {
    LayoutDiagnostic.endless(hook, of: itemDescription).report(to: viewToReportTo)
  }
}
