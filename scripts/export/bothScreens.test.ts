import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { forBothScreens } from './bothScreens'

const page = (drawn: string, css: string) => ({
  status: 200,
  policy: "default-src 'self'; style-src 'self' 'sha256-old='; img-src 'self'",
  text: `<head><link rel="stylesheet" crossorigin href="/assets/a.css"><style>${css}</style></head><body><div id="app"></div><div id="drawn">${drawn}</div></body>`,
})

it('each screen shows its own, with its own styles, and the policy allows both', async () => {
  const wide = page('<main><i data-d="0">W</i></main>', '#app{x}[data-d="0"]{color:red}')
  const phone = page('<main><i data-d="0">P</i></main>', '#app{x}[data-d="0"]{color:blue}')
  const { text, policy } = await forBothScreens(wide, phone, 800)
  expect(text).toContain('<div data-screen="wide"><main><i data-d="0">W</i></main></div>')
  expect(text).toContain('<div data-screen="phone"><main><i data-p="0">P</i></main></div>')
  expect(text).toContain('href="/assets/a.css"')
  const css = /<style>([^<]*)</.exec(text)?.[1] ?? ''
  expect(css).toMatch(
    /^#app\{x\}\[data-d="0"\]\{color:red\}#app\{x\}\[data-p="0"\]\{color:blue\}@media \(max-width:799.98px\)/,
  )
  expect(policy).toContain(`'sha256-${createHash('sha256').update(css).digest('base64')}'; img-src`)
})

it('what is the same on both stands once, and so does what is not drawn', async () => {
  const wide = page('<main>A</main>', '')
  expect(await forBothScreens(wide, wide, 800)).toBe(wide)
  const plain = { ...wide, text: '<body><div id="app"></div></body>' }
  expect(await forBothScreens(plain, plain, 800)).toBe(plain)
})

it('each screen asks beforehand for its own picture, and loads none of the other', async () => {
  const opening = (name: string) => {
    const made = page(`<img src="/${name}.webp" loading="eager"/>`, '')
    const preload = `<link rel="preload" as="image" href="/${name}.webp" fetchpriority="high">\n`
    return { ...made, text: made.text.replace('<head>', `<head><meta name="viewport" content="">\n${preload}`) }
  }
  const { text } = await forBothScreens(opening('wide'), opening('phone'), 800)
  expect(text).toContain(
    [
      '<head><meta name="viewport" content="">',
      '<link rel="preload" as="image" media="(min-width:800px)" href="/wide.webp" fetchpriority="high">',
      '<link rel="preload" as="image" media="(max-width:799.98px)" href="/phone.webp" fetchpriority="high">',
      '<link rel="stylesheet"',
    ].join('\n'),
  )
  expect(text).toContain('<img src="/wide.webp" loading="lazy"/>')
  expect(text).toContain('<img src="/phone.webp" loading="lazy"/>')
})
