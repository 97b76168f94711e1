import { expect, test } from 'vitest'
import { toPictureFileName } from './toPictureFileName'

test.each([
  ['a photo of a camera', 'Foyer in winter.JPG', 'foyer-in-winter.jpg'],
  ['accents', 'Café Ölberg – März.png', 'cafe-olberg-marz.png'],
  ['a name that is allowed', 'film-noir_2.b.webp', 'film-noir_2.b.webp'],
  ['a leading dot', '.hidden.png', 'hidden.png'],
  ['signs around a dot', 'poster (final) .jpeg', 'poster-final.jpeg'],
  ['a name of signs only', '???.gif', 'picture.gif'],
  ['another script', 'фильм.svg', 'picture.svg'],
  ['no extension', 'README', 'readme'],
  ['a long name', `${'a'.repeat(200)}.png`, `${'a'.repeat(80)}.png`],
])('turns %s into a name that the server accepts', (_, fileName, name) => {
  expect(toPictureFileName(fileName)).toBe(name)
})
