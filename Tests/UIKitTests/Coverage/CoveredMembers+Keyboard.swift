import UIKit

/// The members for the keyboard.
extension CoveredMembers {
  static var keyboard: [String: [CoveredMember]] {
    [
      "UIResponder": keyboardUIResponder
    ]
  }

  private static var keyboardUIResponder: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember("keyboardWillShowNotification", UIResponder.keyboardWillShowNotification))
    members.append(
      CoveredMember("keyboardDidShowNotification", UIResponder.keyboardDidShowNotification))
    members.append(
      CoveredMember("keyboardWillHideNotification", UIResponder.keyboardWillHideNotification))
    members.append(
      CoveredMember("keyboardDidHideNotification", UIResponder.keyboardDidHideNotification))
    members.append(
      CoveredMember(
        "keyboardWillChangeFrameNotification", UIResponder.keyboardWillChangeFrameNotification))
    members.append(
      CoveredMember(
        "keyboardDidChangeFrameNotification", UIResponder.keyboardDidChangeFrameNotification))
    members.append(
      CoveredMember("keyboardFrameBeginUserInfoKey", UIResponder.keyboardFrameBeginUserInfoKey))
    members.append(
      CoveredMember("keyboardFrameEndUserInfoKey", UIResponder.keyboardFrameEndUserInfoKey))
    members.append(
      CoveredMember(
        "keyboardAnimationDurationUserInfoKey", UIResponder.keyboardAnimationDurationUserInfoKey))
    members.append(
      CoveredMember(
        "keyboardAnimationCurveUserInfoKey", UIResponder.keyboardAnimationCurveUserInfoKey))
    members.append(
      CoveredMember("keyboardIsLocalUserInfoKey", UIResponder.keyboardIsLocalUserInfoKey))
    return members
  }
}
