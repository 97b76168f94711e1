import { takeOver } from './takeOver'

// A file of its own, which the host names in the pages that it has drawn: all others load nothing of it.
takeOver(document)
