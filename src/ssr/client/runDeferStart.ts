import { deferStart } from './deferStart'

// A separate entry from runSwapPage, so that neither waits for the other or fails with it.
deferStart(document, (address) => import(/* @vite-ignore */ address))
