import { styleSource } from '../../src/edge/answers'

/** A page as the host that draws answers it. */
export interface Page {
  status: number
  text: string
  policy: string
}

const DRAWN = /<div id="drawn">([\s\S]*)<\/div>(?=\s*<\/body>)/
const STYLE = /<style>([^<]*)<\/style>/
const SHEET = /<link rel="stylesheet" crossorigin href="[^"]*">/g

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
  const lifted = small.includes('[data-d=') ? renamed(small.slice(small.indexOf('[data-d='))) : ''
  const css = [
    style,
    lifted,
    `@media (max-width:${from - 0.02}px){[data-screen="wide"]{display:none}}`,
    `@media (min-width:${from}px){[data-screen="phone"]{display:none}}`,
  ].join('')
  const sheets = (phone.text.match(SHEET) ?? []).filter((sheet) => !wide.text.includes(sheet))
  const drawn = `<div data-screen="wide">${own}</div><div data-screen="phone">${renamed(other)}</div>`
  return {
    status: wide.status,
    policy: wide.policy.replace(/'sha256-[^']*'/, await styleSource(css)),
    text: wide.text
      .replace(STYLE, () => `${[...sheets, ''].join('')}<style>${css}</style>`)
      .replace(DRAWN, () => `<div id="drawn">${drawn}</div>`),
  }
}
