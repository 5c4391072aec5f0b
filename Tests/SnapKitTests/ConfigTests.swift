import Foundation
import SnapKit
import Testing
import ViewTree

/// Directions of insets, and what bars cover.
@Suite
struct ConfigTests {
  /// In a process of its own, as the setting counts for all constraints.
  @Test func `From right to left, the left inset is the trailing one`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let (view, other) = (View(), View())
        window.addSubview(view)
        window.addSubview(other)
        ConstraintConfig.interfaceLayoutDirection = .rightToLeft
        view.snp.makeConstraints { make in
          make.leading.trailing.top.equalToSuperview().inset(
            ConstraintInsets(top: 0, left: 10, bottom: 0, right: 30))
          make.height.equalTo(10)
        }
        other.snp.makeConstraints { make in
          make.left.right.top.equalToSuperview().inset(
            ConstraintDirectionalInsets(top: 0, leading: 10, bottom: 0, trailing: 30))
          make.height.equalTo(10)
        }
        window.layoutIfNeeded()
        // The edges stay where the window's direction puts them, the numbers change sides.
        precondition(view.frame.minX == 30 && view.frame.maxX == 310)
        precondition(other.frame.minX == 30 && other.frame.maxX == 310)
      }
    }
    #expect(ConstraintConfig.interfaceLayoutDirection == .leftToRight)
  }
}
