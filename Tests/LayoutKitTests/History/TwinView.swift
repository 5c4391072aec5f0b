import Foundation
import LayoutKit

/// One view of an edited tree with all that is needed to make it again.
final class TwinView {
  enum Kind: CaseIterable {
    case plain, box, label, stack, flow, scroll, scrollStack, table, controller
  }

  let kind: Kind
  let view: View
  /// Who looks after the view, if anybody does.
  private let controller: ViewController?
  /// A guide of the program's.
  let guide: LayoutGuide
  /// What the program has set; the rows of a table are asked for here.
  let state: State
  /// The frame that the program has set last.
  var frame = CGRect.zero

  final class State {
    var settings = TwinSettings()
  }

  init(_ kind: Kind, name: String, settings: TwinSettings = TwinSettings()) {
    self.kind = kind
    state = State()
    state.settings = settings
    guide = LayoutGuide()
    controller = kind == .controller ? TwinController() : nil
    switch kind {
    case .plain: view = View()
    case .box: view = TwinBox()
    case .label:
      let label = Label()
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      view = label
    case .stack: view = StackView()
    case .flow: view = FlowStack()
    case .scroll: view = ScrollView()
    case .scrollStack: view = ScrollStack(.vertical)
    case .table: view = Self.table(state)
    case .controller: view = controller?.view ?? View()
    }
    view.name = name
    guide.identifier = "\(name).guide"
    view.addLayoutGuide(guide)
  }

  private static func table(_ state: State) -> View {
    let table = TableView()
    table.register(TwinCell.self, forCellReuseIdentifier: "row")
    table.showRows {
      state.settings.rows.count
    } cell: { table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      let rows = state.settings.rows
      (cell as? TwinCell)?.label.text = rows.indices.contains(path.row) ? rows[path.row] : nil
      return cell
    }
    return table
  }

  /// Whether the view has what its settings say of insets and margins that depend on what is around it.
  var isCovered = true {
    didSet {
      controller?.additionalSafeAreaInsets = isCovered ? state.settings.additionalInsets : .zero
      view.preservesSuperviewLayoutMargins = isCovered && state.settings.preservesMargins
    }
  }

  /// Brings the view in line with the settings.
  func apply() {
    state.settings.apply(to: view)
    controller?.additionalSafeAreaInsets = state.settings.additionalInsets
    controller?.viewRespectsSystemMinimumLayoutMargins = state.settings.respectsMinimumMargins
  }
}

/// A controller whose view is a plain one.
final class TwinController: ViewController {
  override func loadView() { view = View() }
}

/// A row of a table with a text.
final class TwinCell: TableViewCell {
  let label = Label()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    becomeRow()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomeRow()
  }

  private func becomeRow() {
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    contentView.addSubview(label)
    label.layout.make { $0.edges.equalToSuperview().inset(4) }
  }
}

/// A view with a size of its own, a line of text and a shadow, as far as layout can tell.
final class TwinBox: View {
  var content = CGSize(width: 40, height: 20)
  var ascent: CGFloat?
  var shadow: CGFloat = 0

  override var intrinsicContentSize: CGSize { content }
  override var alignmentRectInsets: EdgeInsets { EdgeInsets(bottom: shadow, right: shadow / 2) }
  override var firstBaselinePosition: BaselinePosition? {
    ascent.map { BaselinePosition(heightFraction: 0, offset: $0) }
  }
  override var lastBaselinePosition: BaselinePosition? { firstBaselinePosition }
}
