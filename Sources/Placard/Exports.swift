// `import Placard` gives everything that its own signatures mention.
@_exported public import PlacardFamilies
@_exported public import PlacardGraphics
@_exported public import PlacardLayout
@_exported public import PlacardModel
