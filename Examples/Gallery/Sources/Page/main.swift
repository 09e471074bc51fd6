import GalleryScreens
import HeftWeb

WebModule.serve([gallery])
