import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it, test } from 'vitest'
import { mediaFiles } from './mediaFiles'
import { withPreviewSizes } from './previewSizes'

const temporaryRoot = mkdtempSync(join(tmpdir(), 'marquee-media-'))
const folder = join(temporaryRoot, 'site')
const FILE_NAMES = ['100%.png', 'a b.png', 'a#b.png', 'a?b.png', 'für.png', 'a(1).png', 'below/映画.png']

function writeSiteFile(path: string, bytes: string | Buffer): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), bytes)
}

beforeAll(async () => {
  const picture = sharp({ create: { width: 800, height: 400, channels: 3, background: '#864' } })
  for (const name of FILE_NAMES) writeSiteFile(name, await picture.png().toBuffer())
  writeSiteFile('photo.jpg', await picture.withMetadata({ orientation: 6 }).jpeg().toBuffer())
  writeSiteFile('broken.png', 'no picture')
  writeSiteFile('config.json', '{}')
})
afterAll(() => rmSync(temporaryRoot, { recursive: true, force: true }))

const collectMedia = (answers: unknown[] = [], pages: string[] = []) =>
  mediaFiles({ answers, pages }, { root: temporaryRoot, folder, cacheFolder: join(temporaryRoot, 'cache') })

test.each(FILE_NAMES)('exports a file with the name %s, in its sizes', async (name) => {
  const address = `/site/${name.split('/').map(encodeURIComponent).join('/')}`
  const { files: found, missing } = await collectMedia([{ image: address }], [`<img src="${address}">`])
  expect([...missing.keys()]).toEqual([])
  expect(found.get(`/site/${name}`)).toBe(join(folder, name))
  expect(await sharp(found.get(`/site/${name}.w300.webp`)).metadata()).toMatchObject({ width: 300, height: 150 })
})

it('lists each URL without a file once, as written', async () => {
  const { missing } = await collectMedia(
    [{ image: '/site/none.png?v=2', thumb: '/site/none.png', text: 'see <img src="/media/x%20y.jpg">' }],
    ['<img srcset="/site/none.png.w300.webp 300w">', '<a href="/site/50%.pdf">'],
  )
  expect([...missing.keys()]).toEqual(['/site/none.png', '/media/x%20y.jpg', '/site/50%.pdf'])
})

it('lists missing files that a style sheet refers to', async () => {
  writeSiteFile(
    'brand.css',
    `@import "more/print.css";
     @font-face { font-family: A; src: url(fonts/a.woff2?v=2) format('woff2'), local('A') }
     :root { --mq-picture: url("/media/none.svg") }
     .a { background: url(a%20b.png), url(data:image/png;base64,AA==), url('https://cdn.example/x.png'), url(#mask) }`,
  )
  const { missing } = await collectMedia()
  rmSync(join(folder, 'brand.css'))
  expect([...missing]).toEqual([
    ['/site/more/print.css', 'more/print.css'],
    ['/site/fonts/a.woff2', 'fonts/a.woff2?v=2'],
    ['/media/none.svg', '/media/none.svg'],
  ])
})

it('copies an unreadable picture and reports it', async () => {
  const { files: found, unreadable } = await collectMedia()
  expect(unreadable).toEqual(['/site/broken.png'])
  expect(found.get('/site/broken.png.w600.webp')).toBe(join(folder, 'broken.png'))
})

it('creates a JPEG for link previews and adds its size to the page', async () => {
  const tag = '<meta property="og:image" content="https://a.example/site/photo.jpg.preview.jpg" />'
  const { files: found } = await collectMedia([], [tag])
  const file = found.get('/site/photo.jpg.preview.jpg')
  expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 400, height: 800 })
  const pages = await withPreviewSizes(
    new Map([
      ['/index.html', tag],
      ['/404.html', '<p>'],
    ]),
    found,
  )
  expect(pages.get('/index.html')).toContain('<meta property="og:image:width" content="400" />')
  expect(pages.get('/index.html')).toContain('<meta property="og:image:height" content="800" />')
  expect(pages.get('/404.html')).toBe('<p>')
})
