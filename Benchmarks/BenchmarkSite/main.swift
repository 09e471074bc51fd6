import HeftWeb
import TouchField

Page.serve([TouchField.app])
