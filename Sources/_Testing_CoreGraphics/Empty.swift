// Nothing: a test that imports both CoreGraphics and Testing asks for a module of this name.
