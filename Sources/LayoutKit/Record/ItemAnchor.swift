import ViewTree

/// One attribute or set of attributes of one item: what a statement can be related to.
///
/// `view.layout.bottom` is an `ItemAnchor<AttributeSet.Vertical>`, and only vertical locations
/// accept it. An anchor keeps its item alive; don't store it beyond the statements that use it.
public struct ItemAnchor<Kind: AttributeSet.Kind> {
  let item: any LayoutItem
  let attributes: AttributeSet
}

extension ItemAnchor {
  var target: Statement.Target { .item(item, attributes) }
}
