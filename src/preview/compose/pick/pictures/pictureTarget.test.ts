import { expect, test } from 'vitest'
import { isRecord } from '../../../../lib/json/isRecord'
import { schemas } from '../../../schemas/siteSchemas'
import { isPictureField, judgePicture, type PictureFacts, pictureTarget, sizeText } from './pictureTarget'

/** Names of all fields of the schemas with the address of a file. */
function fileFields(value: unknown): string[] {
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([name, child]) =>
    isRecord(child) && String(child.$ref).endsWith('/Resource') ? [name] : fileFields(child),
  )
}

test('recognizes the fields of pictures among those of all files', () => {
  const names = new Set([...schemas.values()].flatMap(fileFields))
  const isPicture = (name: string) => isPictureField(name, { type: 'string', title: 'Resource' })
  expect([...names].filter((name) => !isPicture(name)).toSorted()).toEqual(['items', 'login_video', 'src', 'video'])
})

test.each([
  ['a text', 'image', { type: 'string', title: 'Name' }],
  ['an object', 'images', { type: 'object', title: 'Images' }],
])('does not treat %s as a picture', (_, name, schema) => expect(isPictureField(name, schema)).toBe(false))

test.each([
  [
    'a picture whose description has a ratio',
    'banner',
    'Wide image, 21:9, with space for text on the left.',
    '21:9',
    1200,
  ],
  ['a still', 'image', 'A still, 16:9.', '16:9', 800],
  ['a poster', 'thumb', 'The poster, 2:3.', '2:3', 500],
  ['a picture whose description has no ratio', 'image', 'Image beside the text.', undefined, 600],
  ['a logo of any size', 'logo', 'Logo in the top bar.', undefined, 0],
  ['a square icon', 'favicon', 'Icon in the browser tab.', '1:1', 32],
])('returns ratio and minimum width of %s', (_, name, description, ratio, minWidth) => {
  const target = pictureTarget(name, description)
  expect([target.ratio, target.minWidth]).toEqual([ratio, minWidth])
})

const BANNER_TARGET = pictureTarget('banner', '21:9')

test.each<[string, Partial<PictureFacts>, string[]]>([
  ['fits', { width: 1680, height: 720 }, ['good fits 21:9']],
  ['is one line of pixels too high', { width: 1680, height: 721 }, ['good fits 21:9']],
  ['has another ratio', { width: 1280, height: 720 }, ['warn 16:9, cropped to 21:9']],
  ['has a ratio without a name', { width: 4000, height: 1000 }, ['warn other wide shape, cropped to 21:9']],
  ['is too small', { width: 630, height: 270 }, ['bad too small: at least 1200 px wide needed']],
  ['is heavy', { width: 1680, height: 720, bytes: 2_400_000 }, ['good fits 21:9', 'warn heavy: more than 1 MB']],
  ['is not measured', {}, []],
  ['is an SVG, which has no fixed size', { address: '/a.svg?v=1', width: 21, height: 9 }, ['good fits 21:9']],
])('judges a picture that %s', (_, facts, verdicts) => {
  expect(
    judgePicture({ address: '/a.png', ...facts }, BANNER_TARGET).map(({ tone, text }) => `${tone} ${text}`),
  ).toEqual(verdicts)
})

test.each([
  [{ width: 1680, height: 720, bytes: 240_000 }, '1680 × 720, 240 kB'],
  [{ bytes: 900 }, '900 B'],
  [{}, ''],
])('formats dimensions and file size of %o', (facts, text) => expect(sizeText({ address: '', ...facts })).toBe(text))
