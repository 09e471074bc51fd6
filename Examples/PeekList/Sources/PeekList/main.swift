import HeftWeb
import MessagesScreen

WebModule.serve([peekList])
