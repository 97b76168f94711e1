/** What is drawn of a page. */
export interface Drawing {
  html: string
  /** The rules that stand for the styles of its elements. */
  css: string
  /** Asks for the pictures that it opens with before all else that the page needs. */
  pictures: string
}

/**
 * A page that is drawn for wide screens and for phones: each screen shows its own, until the living page takes the place
 * of both.
 * @param from width from which on the wide one is shown, in CSS pixels
 */
export function forBothScreens(wide: Drawing, phone: Drawing, from: number): Drawing {
  if (wide.html === phone.html) return wide
  const [below, above] = [`(max-width:${from - 0.02}px)`, `(min-width:${from}px)`]
  // Each screen asks beforehand for its own pictures.
  const asked = ({ pictures }: Drawing, media: string) =>
    pictures.replaceAll('as="image"', `as="image" media="${media}"`)
  // What is not shown loads nothing; what is shown first is asked for already.
  const later = ({ html }: Drawing) => html.replaceAll('loading="eager"', 'loading="lazy"')
  return {
    html: `<div data-screen="wide">${later(wide)}</div><div data-screen="phone">${later(phone)}</div>`,
    css: [
      wide.css,
      phone.css,
      `@media ${below}{[data-screen="wide"]{display:none}}`,
      `@media ${above}{[data-screen="phone"]{display:none}}`,
    ].join(''),
    pictures: asked(wide, above) + asked(phone, below),
  }
}
