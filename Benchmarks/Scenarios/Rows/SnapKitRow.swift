#if canImport(SnapKit)
  import Foundation
  import LayoutKit
  import SnapKit

  /// A row by the names of SnapKit.
  final class SnapKitRow: ContentRow {
    private var top: Constraint?

    override func constrainParts() {
      snp.makeConstraints { make in make.height.equalTo(0).priority(50) }
      label.snp.makeConstraints { make in
        make.leading.equalToSuperview().offset(RowSizes.margin)
        make.centerY.equalToSuperview()
        make.top.greaterThanOrEqualToSuperview().offset(RowSizes.padding)
        make.trailing.lessThanOrEqualTo(control.snp.leading).offset(-RowSizes.gap)
      }
      control.snp.makeConstraints { make in
        make.trailing.equalToSuperview().offset(-RowSizes.margin)
        make.centerY.equalToSuperview()
        make.top.greaterThanOrEqualToSuperview().offset(RowSizes.padding)
      }
    }

    override func constrainSelf() {
      snp.makeConstraints { make in make.leading.trailing.equalToSuperview() }
    }

    override func begin(below above: View?) {
      top?.deactivate()
      snp.makeConstraints { make in
        if let above {
          top = make.top.equalTo(above.snp.bottom).constraint
        } else {
          top = make.top.equalToSuperview().constraint
        }
      }
    }
  }
#endif
