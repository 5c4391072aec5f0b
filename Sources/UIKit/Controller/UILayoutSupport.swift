import Foundation
public import StandardViews
public import ViewTree

/// The part of a controller's view that bars cover at its upper or lower edge.
public typealias UILayoutSupport = LayoutSupport

extension ViewController {
  /// What is covered at the upper edge: from there to the safe area.
  public var topLayoutGuide: any UILayoutSupport { layoutSupports.top }

  /// What is covered at the lower edge: from the safe area to there.
  public var bottomLayoutGuide: any UILayoutSupport { layoutSupports.bottom }

  private var layoutSupports: LayoutSupports {
    let view: UIView = view
    return view.attached { LayoutSupports(of: view) }
  }
}

/// The two guides of a controller's view.
private final class LayoutSupports {
  let top: LayoutSupportGuide
  let bottom: LayoutSupportGuide

  init(of view: UIView) {
    let safeArea = view.safeAreaLayoutGuide
    top = LayoutSupportGuide("top", in: view) { guide in
      [
        guide.topAnchor.constraint(equalTo: view.topAnchor),
        guide.bottomAnchor.constraint(equalTo: safeArea.topAnchor),
      ]
    }
    bottom = LayoutSupportGuide("bottom", in: view) { guide in
      [
        guide.topAnchor.constraint(equalTo: safeArea.bottomAnchor),
        guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ]
    }
  }
}

private final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
  /// Makes a guide between two edges, as wide as nothing and at the left.
  init(_ name: String, in view: UIView, edges: (UILayoutGuide) -> [NSLayoutConstraint]) {
    super.init()
    identifier = "\(name)LayoutGuide"
    view.addLayoutGuide(self)
    NSLayoutConstraint.activate(
      edges(self) + [
        leftAnchor.constraint(equalTo: view.leftAnchor),
        widthAnchor.constraint(equalToConstant: 0),
      ])
  }

  var length: CGFloat {
    guard let view = owningView else { return 0 }
    let insets = view.safeAreaInsets
    return identifier == "topLayoutGuide" ? insets.top : insets.bottom
  }
}
