// Events and operations are told in points, sizes and rectangles.
@_exported import HeftBase
