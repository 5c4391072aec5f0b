// The one file that the target compiles by itself; the plugin takes the others.
