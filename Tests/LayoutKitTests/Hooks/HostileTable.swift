import Foundation
import LayoutKit

final class HostileTable: TableView, Hostile {
  static let kind = "TableView"
  weak var scene: HostileScene?

  override var rowHeight: CGFloat {
    get { after("rowHeight") { super.rowHeight } }
    set { super.rowHeight = newValue }
  }
  override var estimatedRowHeight: CGFloat {
    get { after("estimatedRowHeight") { super.estimatedRowHeight } }
    set { super.estimatedRowHeight = newValue }
  }
  override var separatorStyle: TableViewCell.SeparatorStyle {
    get { after("separatorStyle") { super.separatorStyle } }
    set { super.separatorStyle = newValue }
  }
  override var bounds: CGRect {
    get { after("bounds") { super.bounds } }
    set { super.bounds = newValue }
  }
  override func addSubview(_ view: View) {
    super.addSubview(view)
    hit("addSubview(_:)")
  }
  override func willRemoveSubview(_ subview: View) { hit("willRemoveSubview(_:)") }
  override func setNeedsLayout() {
    super.setNeedsLayout()
    hit("setNeedsLayout()")
  }
}

final class HostileCell: TableViewCell, Hostile {
  static let kind = "TableViewCell"
  weak var scene: HostileScene?

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  convenience init(scene: HostileScene?, identifier: String?) {
    self.init(reuseIdentifier: identifier)
    self.scene = scene
    let inside = View()
    contentView.addSubview(inside)
    inside.layout.make {
      $0.edges.equalToSuperview().priority(900)
      $0.height.equalTo(14)
    }
  }

  deinit { scene?.hit("TableViewCell.deinit") }

  override var isHidden: Bool {
    get { super.isHidden }
    set {
      super.isHidden = newValue
      hit("isHidden set")
    }
  }
  override var frame: CGRect {
    get { super.frame }
    set {
      super.frame = newValue
      hit("frame set")
    }
  }
  override func prepareForReuse() { hit("prepareForReuse()") }
  override func didMoveToSuperview() { hit("didMoveToSuperview()") }
  override func removeFromSuperview() {
    super.removeFromSuperview()
    hit("removeFromSuperview()")
  }
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: LayoutPriority,
    verticalFittingPriority vertical: LayoutPriority
  ) -> CGSize {
    hit("systemLayoutSizeFitting(_:)")
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
}

/// The data source and delegate of the scene's table, and the delegate of its scroll view.
final class HostileRows: TableViewDataSource, TableViewDelegate {
  weak var scene: HostileScene?

  private func hit(_ member: String) { scene?.hit(member, scene?.table) }

  func numberOfSections(in tableView: TableView) -> Int {
    hit("TableViewDataSource.numberOfSections(in:)")
    return scene?.counts.count ?? 0
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    hit("TableViewDataSource.tableView(_:numberOfRowsInSection:)")
    let counts = scene?.counts ?? []
    return counts.indices.contains(section) ? counts[section] : 0
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    hit("TableViewDataSource.tableView(_:cellForRowAt:)")
    // Cells of the second section are not used again.
    return indexPath.section == 0
      ? tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      : HostileCell(scene: scene, identifier: nil)
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    hit("TableViewDelegate.tableView(_:heightForRowAt:)")
    return indexPath.row == 0 ? 20 : TableView.automaticDimension
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    scene?.hit("ScrollViewDelegate.scrollViewDidScroll(_:)", scrollView)
  }
}

final class HostileController: ViewController {
  weak var scene: HostileScene?
  /// The view that the controller loads.
  var made: View?

  private func hit(_ member: String) { scene?.hit("ViewController." + member, viewIfLoaded) }

  deinit { scene?.hit("ViewController.deinit") }

  override func loadView() {
    if let made { view = made } else { super.loadView() }
    hit("loadView()")
  }
  override func viewDidLoad() { hit("viewDidLoad()") }
  override func viewWillAppear(_ animated: Bool) { hit("viewWillAppear(_:)") }
  override func viewIsAppearing(_ animated: Bool) { hit("viewIsAppearing(_:)") }
  override func viewDidAppear(_ animated: Bool) { hit("viewDidAppear(_:)") }
  override func viewWillDisappear(_ animated: Bool) { hit("viewWillDisappear(_:)") }
  override func viewDidDisappear(_ animated: Bool) { hit("viewDidDisappear(_:)") }
  override func updateViewConstraints() {
    hit("updateViewConstraints()")
    super.updateViewConstraints()
  }
  override func viewWillLayoutSubviews() { hit("viewWillLayoutSubviews()") }
  override func viewDidLayoutSubviews() { hit("viewDidLayoutSubviews()") }
  override func viewSafeAreaInsetsDidChange() { hit("viewSafeAreaInsetsDidChange()") }
  override func viewLayoutMarginsDidChange() { hit("viewLayoutMarginsDidChange()") }
  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    hit("traitCollectionDidChange(_:)")
  }
  override func willMove(toParent parent: ViewController?) { hit("willMove(toParent:)") }
  override func didMove(toParent parent: ViewController?) { hit("didMove(toParent:)") }
  override func removeFromParent() {
    super.removeFromParent()
    hit("removeFromParent()")
  }
}
