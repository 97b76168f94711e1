import sharp from 'sharp'
import { expect, test } from 'vitest'
import { compareScreenshots, comparisonPage } from './shots'

const solidImage = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()

test.each<[string, [number, number, string], [number, number, string], number]>([
  ['equal screenshots', [40, 30, '#123456'], [40, 30, '#123456'], 0],
  ['another color', [40, 30, '#123456'], [40, 30, '#ffeedd'], 1],
  ['twice the height', [40, 30, '#123456'], [40, 60, '#123456'], 0.5],
])('measures the difference of %s', async (_name, before, after, share) => {
  const { share: found, difference } = await compareScreenshots(await solidImage(...before), await solidImage(...after))
  expect(found).toBe(share)
  expect(await sharp(difference).metadata()).toMatchObject({ width: 40, height: Math.max(before[1], after[1]) })
})

const screenshotPair = (path: string, share: number) => ({
  path,
  who: 'signed out',
  width: 360,
  share,
  files: { before: `${path}-b.png`, after: `${path}-a.png`, difference: `${path}-d.png` },
})

test('sorts the pairs that differ, lists those without a difference as text only, and escapes addresses', () => {
  const page = comparisonPage(
    [
      screenshotPair('little', 0.0002),
      screenshotPair('much', 0.25),
      screenshotPair('same', 0),
      screenshotPair('<script>', 0),
    ],
    ['/a/:slug'],
  )
  expect(page).toContain('2 of 4 pairs differ')
  expect(page.indexOf('much, signed out')).toBeLessThan(page.indexOf('little, signed out'))
  expect(page).toContain('25.0 %')
  expect(page).toContain('less than 0.1 %')
  expect(page).toContain('<li>same, signed out, 360 px</li>')
  expect(page).toContain('<li>/a/:slug</li>')
  expect(page).not.toContain('<script>')
})
