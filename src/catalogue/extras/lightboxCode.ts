import { createLoader } from '../../site/loader'

/** The code of the lightbox: it is asked for when somebody is about to open it. */
export const lightboxCode = createLoader(() => import('../../ui/Lightbox'))

/** Asks for it ahead of time. */
export const fetchLightbox = () => void lightboxCode.load().catch(() => {})
