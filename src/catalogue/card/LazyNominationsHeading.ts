import { lazyPart } from '../../ui/lazyPart'

/** `NominationsHeading`, loaded only for the few routes that have one. */
export const LazyNominationsHeading = lazyPart(async () => (await import('./NominationsHeading')).NominationsHeading)
