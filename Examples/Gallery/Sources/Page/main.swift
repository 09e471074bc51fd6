import GalleryScreens
import HeftWeb

Page.serve([gallery])
