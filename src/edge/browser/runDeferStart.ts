import { deferStart } from './deferStart'

// A file of its own, so that neither it nor what takes the drawn page over waits for the other, or fails with it.
deferStart(document, (address) => import(/* @vite-ignore */ address))
