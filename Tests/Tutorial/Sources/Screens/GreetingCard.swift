import Foundation
import LayoutKit

/// A picture beside a name and a greeting.
public final class GreetingCard: View {
  /// Who greets.
  public let photo = View()
  /// The name beside the photo.
  public let name = Label()
  /// What is said, below the name.
  public let greeting = Label()

  /// Makes a card.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    name.text = "Ada Lovelace"
    greeting.text = "Good morning! The engine has been weaving algebra all night."
    greeting.numberOfLines = 0
    addSubview(photo)
    addSubview(name)
    addSubview(greeting)

    photo.layout.make {
      $0.leading.top.equalToSuperview().inset(16)
      $0.size.equalTo(48)
      $0.bottom.lessThanOrEqualToSuperview().inset(16)
    }
    name.layout.make {
      $0.leading.equalTo(photo.layout.trailing).offset(12)
      $0.top.equalTo(photo)
      $0.trailing.lessThanOrEqualToSuperview().inset(16)
    }
    greeting.layout.make {
      $0.leading.equalTo(name)
      $0.top.equalTo(name.layout.bottom).offset(4)
      $0.trailing.bottom.equalToSuperview().inset(16)
    }
  }

  /// Cards aren't read from archives.
  public required init?(coder: NSCoder) { nil }
}
