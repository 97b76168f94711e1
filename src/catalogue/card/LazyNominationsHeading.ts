import { lazyPart } from '../../ui/lazyPart'

/** `NominationsHeading` for pages that every visit may open with: most routes have none. */
export const LazyNominationsHeading = lazyPart(async () => (await import('./NominationsHeading')).NominationsHeading)
