public import Foundation
public import ViewTree

nonisolated extension Color {
  /// Makes the colour of a name in the asset catalogues that lie beside the program or in the
  /// folder it runs in, and gray if there is no such colour; nil for an empty name.
  public convenience init?(named name: String) {
    if name.isEmpty { return nil }
    guard let color = AssetLibrary.current.color(named: name) else {
      self.init(white: 0.5)
      return
    }
    self.init(copying: color)
  }

  /// As ``init(named:)``.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: name) }
}
