import { swapPage } from './swapPage'

// A separate entry that only server-rendered pages load.
swapPage(document)
