import DrawField
import HeftWeb
import TouchField

WebModule.serve([TouchField.app, DrawField.app])
