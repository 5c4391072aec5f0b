// Nothing: a test that imports both UIKit and Testing asks for a module of this name.
