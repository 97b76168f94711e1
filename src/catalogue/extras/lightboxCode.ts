import { createLoader } from '../../lib/loader'

/** The code of the lightbox: it is asked for when somebody is about to open it. */
export const lightboxCode = createLoader(() => import('../../ui/overlay/Lightbox'))

/** Asks for it ahead of time. */
export const fetchLightbox = () => void lightboxCode.load().catch(() => {})
