extension Screen {
  /// Whole screens, in the order they are shown.
  package static let whole = [
    LoginScreen.screen, ProfileScreen.screen, CalculatorScreen.screen, ArticleScreen.screen,
    SettingsScreen.screen, FormScreen.screen, StackListScreen.screen, StackFormScreen.screen,
    StackToolbarScreen.screen, TagCloudScreen.screen, WelcomeScreen.screen, InvoiceScreen.screen,
    DashboardScreen.screen,
  ]

  /// One subject each: what most screens are made of.
  package static let recipes = [
    SimpleStackRecipe.screen, NestedStacksRecipe.screen, DynamicStackRecipe.screen,
    SingleViewRecipe.screen, AdaptiveViewRecipe.screen, EqualWidthsRecipe.screen,
    DifferentWidthsRecipe.screen, ComplexWidthsRecipe.screen, LabelAndFieldRecipe.screen,
    ColumnsRecipe.screen, EqualSpacingRecipe.screen, PictureRecipe.screen,
    ScrollingRowsRecipe.screen, KeyboardRecipe.screen, MovingBoxRecipe.screen,
  ]

  /// All screens, in the order they are shown.
  package static let all = whole + recipes
}

extension Screen {
  /// The screens that stand for all where there is room for a few, with the device of each.
  package static let overview: [(screen: Screen, device: Device)] = [
    (LoginScreen.screen, .phone), (ProfileScreen.screen, .phone),
    (ArticleScreen.screen, .tablet), (CalculatorScreen.screen, .phone),
  ]
}
