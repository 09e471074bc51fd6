import DrawField
import HeftWeb
import TouchField

Page.serve([TouchField.app, DrawField.app])
