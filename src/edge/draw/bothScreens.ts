import { firstPictures } from './firstPictures'
import { liftStyles } from './liftStyles'
import { markOverlay } from './markOverlay'
import { withoutHidden } from './withoutHidden'

/** What is drawn of a page. */
export interface Drawing {
  html: string
  /** The rules that stand for the styles of its elements. */
  css: string
  /** Asks for the pictures that it opens with before all else that the page needs. */
  pictures: string
}

/**
 * A page that is drawn for wide screens and for phones: no browser says how wide its window is, and most phones not that
 * they are one. Each screen shows its own, until the living page takes the place of both.
 * @param wide as React draws it
 * @param phone as React draws it
 * @param from width from which on the wide one is shown, in CSS pixels
 */
export function forBothScreens(wide: string, phone: string, from: number): Drawing {
  const own = drawingOf(wide, 'data-d')
  if (wide === phone) return own
  // The rules of both count what they stand for from 0 on.
  const other = drawingOf(phone, 'data-p')
  const [below, above] = [`(max-width:${from - 0.02}px)`, `(min-width:${from}px)`]
  // Each screen asks beforehand for its own pictures.
  const asked = ({ pictures }: Drawing, media: string) =>
    pictures.replaceAll('as="image"', `as="image" media="${media}"`)
  // What is not shown loads nothing; what is shown first is asked for already.
  const later = ({ html }: Drawing) => html.replaceAll('loading="eager"', 'loading="lazy"')
  return {
    html: `<div data-screen="wide">${later(own)}</div><div data-screen="phone">${later(other)}</div>`,
    css: [
      own.css,
      other.css,
      `@media ${below}{[data-screen="wide"]{display:none}}`,
      `@media ${above}{[data-screen="phone"]{display:none}}`,
    ].join(''),
    pictures: asked(own, above) + asked(other, below),
  }
}

function drawingOf(drawn: string, mark: string): Drawing {
  const { html, css } = liftStyles(withoutHidden(drawn), mark)
  return { html: markOverlay(html), css, pictures: firstPictures(html) }
}
