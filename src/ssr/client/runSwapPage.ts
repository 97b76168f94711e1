import { swapPage } from './swapPage'

// A separate entry that only server-rendered pages load. It replaces the server-rendered page with the client-rendered one.
swapPage(document)
