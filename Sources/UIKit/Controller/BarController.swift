public import ViewTree

extension ViewController {
  /// A controller that shows one of several others, and a bar along one edge.
  ///
  /// The one that is shown fills the view, and the bar adds to its safe area.
  open class WithBar: ViewController {
    /// The edge along which the bar lies.
    enum Edge {
      case top
      case bottom
    }

    private(set) final weak var shown: UIViewController?

    func barEdge() -> Edge { .top }
    func bar() -> UIView? { nil }
    func barHeight() -> CGFloat { 0 }

    deinit {}

    /// Gives the controller that is shown the whole view, and the bar its edge.
    open override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      layOutBar()
    }

    /// The bar lies within the safe area, and covers what is outside too.
    open override func viewSafeAreaInsetsDidChange() {
      super.viewSafeAreaInsetsDidChange()
      layOutBar()
    }

    final func layOutBar() {
      guard isViewLoaded, let view = viewIfLoaded else { return }
      let safeArea = view.safeAreaInsets
      let bar = bar()
      let isShown = bar?.isHidden == false
      let height = isShown ? barHeight() : 0
      let bounds = view.bounds
      switch barEdge() {
      case .top:
        bar?.frame = CGRect(x: 0, y: safeArea.top, width: bounds.width, height: barHeight())
        shown?.additionalSafeAreaInsets = UIEdgeInsets(top: height)
      case .bottom:
        let whole = barHeight() + safeArea.bottom
        bar?.frame = CGRect(x: 0, y: bounds.height - whole, width: bounds.width, height: whole)
        shown?.additionalSafeAreaInsets = UIEdgeInsets(bottom: height)
      }
      shown?.viewIfLoaded?.frame = bounds
    }

    /// Takes the present controller's view out and puts another one's in.
    final func show(_ controller: UIViewController?) {
      guard controller !== shown, isViewLoaded, let view = viewIfLoaded else { return }
      shown?.viewIfLoaded?.removeFromSuperview()
      shown?.additionalSafeAreaInsets = .zero
      shown = controller
      guard let controller, let inner: UIView = controller.view else { return }
      inner.frame = view.bounds
      inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.insertSubview(inner, at: 0)
      layOutBar()
    }
  }
}
