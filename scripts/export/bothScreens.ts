import { styleSource } from '../../src/edge/answers'

/** A page as the host that draws answers it. */
export interface Page {
  status: number
  text: string
  policy: string
}

const DRAWN = /<div id="drawn">([\s\S]*)<\/div>(?=\s*<\/body>)/
const STYLE = /<style>([\s\S]*?)<\/style>/
const PICTURES = /[^\S\n]*<link rel="preload" as="image"[^>]*>\n?/g

/**
 * A page that is drawn for wide screens and for phones: a host of files cannot ask which of them it is. Each screen shows
 * its own, until the living page takes the place of both.
 * @param from width from which on the wide one is shown, in CSS pixels
 */
export async function forBothScreens(wide: Page, phone: Page, from: number): Promise<Page> {
  const [own, other] = [DRAWN.exec(wide.text)?.[1], DRAWN.exec(phone.text)?.[1]]
  if (own === undefined || other === undefined || own === other) return wide
  const [style = '', small = ''] = [wide, phone].map(({ text }) => STYLE.exec(text)?.[1] ?? '')
  // The rules of both count what they stand for from 0 on.
  const renamed = (text: string) => text.replaceAll('data-d="', 'data-p="')
  const [below, above] = [`(max-width:${from - 0.02}px)`, `(min-width:${from}px)`]
  const css = [
    style,
    renamed(small),
    `@media ${below}{[data-screen="wide"]{display:none}}`,
    `@media ${above}{[data-screen="phone"]{display:none}}`,
  ].join('')
  // Each screen asks beforehand for its own pictures.
  const asked = ({ text }: Page, media: string) =>
    (text.match(PICTURES) ?? []).join('').replaceAll('as="image"', `as="image" media="${media}"`)
  const pictures = asked(wide, above) + asked(phone, below)
  // What is not shown loads nothing; what is shown first is asked for above.
  const later = (html: string) => html.replaceAll('loading="eager"', 'loading="lazy"')
  const drawn = `<div data-screen="wide">${later(own)}</div><div data-screen="phone">${later(renamed(other))}</div>`
  return {
    status: wide.status,
    policy: wide.policy.replace(/'sha256-[^']*'/, await styleSource(css)),
    text: wide.text
      .replace(PICTURES, '')
      .replace(/<meta name="viewport"[^>]*>\n/, (tag) => tag + pictures)
      .replace(STYLE, () => `<style>${css}</style>`)
      .replace(DRAWN, () => `<div id="drawn">${drawn}</div>`),
  }
}
