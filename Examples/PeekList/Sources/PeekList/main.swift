import HeftWeb
import MessagesScreen

Page.serve([peekList])
