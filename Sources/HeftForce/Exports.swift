// Touches are told in points.
@_exported import HeftBase
