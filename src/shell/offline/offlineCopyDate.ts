import { createStore } from '../../lib/store'

/** Formatted date of the oldest cached response on the page; undefined if everything came from the service. */
export const offlineCopyDate = createStore<string | undefined>(undefined)
