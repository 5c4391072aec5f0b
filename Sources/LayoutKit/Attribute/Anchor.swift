import ViewTree

/// One attribute or set of attributes of one item: what a statement can be related to.
///
/// `view.layout.bottom` is an `Anchor<Kind.Y>`, and only vertical locations accept it. An anchor
/// keeps its item alive; don't store it for longer than a layout takes to state.
public struct Anchor<K: AttributeKind> {
  let item: any LayoutItem
  let attributes: AttributeSet
}

extension Anchor {
  var target: Statement.Target { .item(item, attributes) }
}
