public import Foundation
import ViewTree

/// Begins the statements of one closure: the `$0` of `view.layout.make { $0.edges.equalToSuperview() }`.
///
/// Each statement is a chain that narrows as it goes: attributes, a relation to something, an
/// amount, a priority, a label. A maker works only inside its closure.
public struct ConstraintMaker {
  let recorder: Recorder

  package init(recorder: Recorder) {
    self.recorder = recorder
  }
}

// The same names in the same order stand in ItemLayout, ConstraintMaker and what its chains begin with. No
// protocol lists them once, as its requirements would be public names too. Tests compare the three.

extension ConstraintMaker {
  // MARK: Edges, middles and dimensions

  /// The left edge.
  public var left: AttributeStep<AttributeSet.Horizontal> { begin(.left) }
  /// The right edge.
  public var right: AttributeStep<AttributeSet.Horizontal> { begin(.right) }
  /// The edge where reading begins: left, or right where one reads from right to left.
  public var leading: AttributeStep<AttributeSet.Horizontal> { begin(.leading) }
  /// The edge where reading ends: right, or left where one reads from right to left.
  public var trailing: AttributeStep<AttributeSet.Horizontal> { begin(.trailing) }
  /// The middle between left and right.
  public var centerX: AttributeStep<AttributeSet.Horizontal> { begin(.centerX) }

  /// The top edge.
  public var top: AttributeStep<AttributeSet.Vertical> { begin(.top) }
  /// The bottom edge.
  public var bottom: AttributeStep<AttributeSet.Vertical> { begin(.bottom) }
  /// The middle between top and bottom.
  public var centerY: AttributeStep<AttributeSet.Vertical> { begin(.centerY) }
  /// The baseline of the first line of text, the top of an item without text.
  public var firstBaseline: AttributeStep<AttributeSet.Vertical> { begin(.firstBaseline) }
  /// The baseline of the last line of text, the bottom of an item without text.
  public var lastBaseline: AttributeStep<AttributeSet.Vertical> { begin(.lastBaseline) }

  /// The extent from left to right.
  public var width: AttributeStep<AttributeSet.Dimension> { begin(.width) }
  /// The extent from top to bottom.
  public var height: AttributeStep<AttributeSet.Dimension> { begin(.height) }

  /// Left, right, top and bottom.
  public var edges: AttributeStep<AttributeSet.Edges> { begin(.edges) }
  /// Left and right.
  public var horizontalEdges: AttributeStep<AttributeSet.Edges> { begin(.horizontalEdges) }
  /// Top and bottom.
  public var verticalEdges: AttributeStep<AttributeSet.Edges> { begin(.verticalEdges) }
  /// Top, bottom, leading and trailing.
  public var directionalEdges: AttributeStep<AttributeSet.Edges> { begin(.directionalEdges) }
  /// Leading and trailing.
  public var directionalHorizontalEdges: AttributeStep<AttributeSet.Edges> {
    begin(.directionalHorizontalEdges)
  }
  /// Top and bottom, which have no direction: the same as ``verticalEdges``.
  public var directionalVerticalEdges: AttributeStep<AttributeSet.Edges> { begin(.verticalEdges) }

  /// Width and height.
  public var size: AttributeStep<AttributeSet.Size> { begin(.size) }
  /// The middle along both axes.
  public var center: AttributeStep<AttributeSet.Center> { begin(.center) }

  // MARK: Margins

  /// The left edge, moved inwards by the view's left margin.
  public var leftMargin: AttributeStep<AttributeSet.Horizontal> { begin(.leftMargin) }
  /// The right edge, moved inwards by the view's right margin.
  public var rightMargin: AttributeStep<AttributeSet.Horizontal> { begin(.rightMargin) }
  /// The edge where reading begins, moved inwards by the view's margin there.
  public var leadingMargin: AttributeStep<AttributeSet.Horizontal> { begin(.leadingMargin) }
  /// The edge where reading ends, moved inwards by the view's margin there.
  public var trailingMargin: AttributeStep<AttributeSet.Horizontal> { begin(.trailingMargin) }
  /// The middle between the view's left and right margin.
  public var centerXWithinMargins: AttributeStep<AttributeSet.Horizontal> {
    begin(.centerXWithinMargins)
  }

  /// The top edge, moved inwards by the view's top margin.
  public var topMargin: AttributeStep<AttributeSet.Vertical> { begin(.topMargin) }
  /// The bottom edge, moved inwards by the view's bottom margin.
  public var bottomMargin: AttributeStep<AttributeSet.Vertical> { begin(.bottomMargin) }
  /// The middle between the view's top and bottom margin.
  public var centerYWithinMargins: AttributeStep<AttributeSet.Vertical> {
    begin(.centerYWithinMargins)
  }

  /// The left, right, top and bottom margin; compared with edges, each margin meets the edge on its
  /// side.
  public var margins: AttributeStep<AttributeSet.Edges> { begin(.margins) }
  /// The top, bottom, leading and trailing margin; compared with edges, each margin meets the edge
  /// on its side.
  public var directionalMargins: AttributeStep<AttributeSet.Edges> { begin(.directionalMargins) }
  /// The middle between the margins along both axes.
  public var centerWithinMargins: AttributeStep<AttributeSet.Center> { begin(.centerWithinMargins) }

  // MARK: Some of them

  /// Left, right, top and bottom, except some: `edges(excluding: .bottom)`.
  public func edges(excluding excluded: AttributeSet.AbsoluteEdges) -> AttributeStep<
    AttributeSet.Edges
  > {
    begin(.edges(excluding: excluded))
  }

  /// Top, bottom, leading and trailing, except some: `directionalEdges(excluding: .top)`.
  public func directionalEdges(excluding excluded: AttributeSet.DirectionalEdges) -> AttributeStep<
    AttributeSet.Edges
  > {
    begin(.directionalEdges(excluding: excluded))
  }

  /// Any set of attributes, such as `attributes([.left, .top])`.
  ///
  /// What such a set is related to is checked at run time: a relation that makes no sense is
  /// reported and left out.
  public func attributes(_ attributes: AttributeSet) -> AttributeStep<AttributeSet.Mixed> {
    begin(attributes)
  }

  private func begin<Kind>(_ attributes: AttributeSet) -> AttributeStep<Kind> {
    AttributeStep(recorder: recorder, place: recorder.begin(attributes), attributes: attributes)
  }
}

extension ConstraintMaker {
  /// Keeps the width in proportion to the height: `aspectRatio(16, 9)` is 16 wide for each 9 high.
  ///
  /// Two numbers that are not both finite and above 0 leave the statement out, with a diagnostic.
  @discardableResult
  public func aspectRatio(
    _ width: CGFloat, _ height: CGFloat, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintMaker.AmountStep<AttributeSet.Dimension, any LayoutItem> {
    let isUsable = width.isFinite && height.isFinite && width > 0 && height > 0
    let step: ConstraintMaker.AttributeStep<AttributeSet.Dimension> = self.width
    return ConstraintMaker.AmountStep(
      draft: step.relate(
        .equal, to: .itself(.height), times: isUsable ? width / height : 1,
        mistake: isUsable ? nil : .unusableRatio(width, height), fileID, line))
  }

  /// Keeps the width in proportion to the height: `aspectRatio(16, 9)` is 16 wide for each 9 high.
  @discardableResult
  public func aspectRatio(
    _ width: Int, _ height: Int, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintMaker.AmountStep<AttributeSet.Dimension, any LayoutItem> {
    aspectRatio(CGFloat(width), CGFloat(height), fileID: fileID, line: line)
  }

  /// Keeps the width in proportion to the height: `aspectRatio(1.5)` is one and a half times as wide as
  /// high.
  ///
  /// A number that is not finite and above 0 leaves the statement out, with a diagnostic.
  @discardableResult
  public func aspectRatio(
    _ widthToHeight: CGFloat, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintMaker.AmountStep<AttributeSet.Dimension, any LayoutItem> {
    aspectRatio(widthToHeight, 1, fileID: fileID, line: line)
  }

  /// Makes statements about something that may be nil, and none, or others, if it is.
  ///
  ///     $0.when(banner) { $0.top.equalTo($1.layout.bottom).offset(8) }
  ///
  /// - Parameters:
  ///   - value: A view, guide, number or anything else that the statements need.
  ///   - build: Makes the statements if it is there.
  ///   - otherwise: Makes other statements if it isn't.
  public func when<Value>(
    _ value: Value?, _ build: (ConstraintMaker, Value) -> Void,
    otherwise: (ConstraintMaker) -> Void = { _ in }
  ) {
    if let value { build(self, value) } else { otherwise(self) }
  }
}
