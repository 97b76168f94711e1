import { describe, expect, it } from 'vitest'
import { pageKinds } from '../../../registry/routes'
import type { SiteDocument, Title } from '../../generated/types'
import type { ResolvedAddress } from '../../site/plan/resolvePage'
import { createText } from '../../text/createText'
import { preloadImages } from '../render/preloadImages'
import { fillTemplate } from './fillTemplate'
import { isIndexable, pageHead } from './pageHead'

const INDEX_HTML = `<!doctype html>
<html lang="en">
  <head>
    <meta name="viewport" content="width=device-width" />
    <meta name="marquee-service" content="/api/v1/" />
    <link rel="preload" as="fetch" href="/api/v1/config/" crossorigin />
    <link rel="icon" href="data:," />
    <title>Marquee</title>
    <script type="module" crossorigin src="/assets/start.js"></script>
    <link rel="modulepreload" crossorigin="" href="/assets/vendor.js">
  </head>
  <body>
    <div id="app">
      <div class="mq-wait"><p>Long.</p></div>
    </div>
  </body>
</html>`

const siteDocument = {
  distributor: 'D',
  site_title: 'Lumen',
  site_config: { routing: [], logo: '/site/logo.svg' },
} as unknown as SiteDocument
const plan = { document: siteDocument, title: 'Lumen', routes: [], ignored: new Set<string>() }
const resolvedPage = (kind: string, more = {}): ResolvedAddress => ({
  type: 'page',
  kind,
  params: {},
  pathname: '/x',
  search: '',
  ...more,
})
const headOf = (resolved: ResolvedAddress, title?: Partial<Title>) =>
  pageHead({
    plan,
    kinds: pageKinds,
    resolved,
    title: title as Title | undefined,
    origin: 'https://lumen.example',
    media: 'https://media.example',
    t: createText(),
  })

describe('canonical address', () => {
  it.each([
    ['encodes non-ASCII letters', '/über-uns', '/%C3%BCber-uns', {}, '/%C3%BCber-uns'],
    ['composes decomposed letters', '/über-uns', '/u%CC%88ber-uns', {}, '/%C3%BCber-uns'],
    ['uses the case of the config', '/films', '/FILMS', {}, '/films'],
    ['keeps a parameter', '/genres/:slug', '/genres/drama', { slug: 'drama' }, '/genres/drama'],
    ['omits a missing optional parameter', '/genres/:slug?', '/genres', {}, '/genres'],
    ['keeps a path below the route', '/films', '/films/new', { '*': 'new' }, '/films/new'],
  ])('%s', (_, route, pathname, params, expected) => {
    const resolved = resolvedPage('modulesonly', {
      route: { route, component: 'modulesonly', index: 0 },
      pathname,
      params,
    })
    expect(headOf(resolved).canonical).toBe(`https://lumen.example${expected}`)
  })
})

const FILM = {
  slug: 'metropolis',
  name: 'Metropolis',
  title_type: 'feature',
  description: `A city. ${'Very long. '.repeat(40)}`,
  release_date: '1927-01-10T00:00:00Z',
  runtime: 9180,
  rating: 'NR',
  genres: [{ name: 'Drama', slug: 'drama' }],
  images: { banner: '/media/a.webp' },
}

describe('pageHead', () => {
  it('describes a film for link previews and search engines', () => {
    const head = headOf(resolvedPage('titledetail', { pathname: '/title/metropolis' }), FILM)
    expect(head).toMatchObject({
      title: 'Metropolis · Lumen',
      canonical: 'https://lumen.example/title/metropolis',
      imageUrl: 'https://media.example/media/a.webp?width=1200',
      type: 'video.movie',
      noindex: false,
      data: { '@type': 'Movie', name: 'Metropolis', datePublished: '1927-01-10', duration: 'PT153M', genre: ['Drama'] },
    })
    expect(head.description?.length).toBeLessThanOrEqual(200)
    expect(head.description).toMatch(/\.…$/)
  })

  it('separates paragraphs and lines of a description with spaces, in JSON-LD too', () => {
    const description = '<p>Ends here.</p><p>Begins there.</p>A<br>B, for kids < 5'
    const head = headOf(resolvedPage('titledetail'), { ...FILM, description })
    expect(head.description).toBe('Ends here. Begins there. A B, for kids < 5')
    expect(head.data).toMatchObject({ description: head.description })
  })

  it.each([
    ['series', 'TVSeries', 'video.tv_show'],
    ['episode', 'TVEpisode', 'video.episode'],
    ['extra', 'Movie', 'video.movie'],
  ])('describes a title of type %s as %s', (title_type, type, og) =>
    expect(headOf(resolvedPage('titledetail'), { ...FILM, title_type })).toMatchObject({
      type: og,
      data: { '@type': type },
    }),
  )

  it('ignores an SVG logo, which link previews cannot show', () =>
    expect(headOf(resolvedPage('home')).imageUrl).toBeUndefined())

  it.each([
    ['home', {}, true],
    ['searchresults', {}, false],
    ['login', {}, false],
    ['fixed:logout', {}, false],
    ['modulesonly', { protected: true }, false],
    ['modulesonly', { login_required: true }, false],
  ])('%s with %j is indexable: %s', (kind, route, indexable) => {
    expect(isIndexable(kind, pageKinds, route)).toBe(indexable)
    expect(headOf(resolvedPage(kind, { route })).noindex).toBe(!indexable)
  })
})

describe('fillTemplate', () => {
  const rendered = (html: string) => ({ content: { html, css: 'p{}', preloads: preloadImages(html) } })

  it('loads the first image before scripts and data', () => {
    const hero =
      '<img src="/a.webp?width=1200&amp;x" srcSet="/a.webp 1w, /b.webp 2w" sizes="9vw" fetchPriority="high"/>'
    const html = fillTemplate(INDEX_HTML, { ...rendered(`<img src="/logo.svg"/>${hero}`), swapPageUrl: '/assets/t.js' })
    const preload =
      '<link rel="preload" as="image" href="/a.webp?width=1200&amp;x" imagesrcset="/a.webp 1w, /b.webp 2w" imagesizes="9vw" fetchpriority="high">'
    expect(html.split('\n').slice(3, 5)).toEqual([
      '    <meta name="viewport" content="width=device-width" />',
      `    ${preload}`,
    ])
    expect(html).not.toContain('modulepreload')
    for (const script of html.match(/<script type="module"[^>]*>|<link [^>]*as="fetch"[^>]*>/g) ?? [])
      expect(script).toContain('fetchpriority="low"')
    expect(fillTemplate(INDEX_HTML, rendered('<p></p>'))).not.toContain('as="image"')
    expect(fillTemplate(INDEX_HTML, {})).toContain('<link rel="modulepreload" crossorigin="" href="/assets/vendor.js">')
  })

  it.each([
    [
      'the first cards of a list',
      '<img src="/logo.svg"/><img src="/a.webp" srcSet="/a.webp 1w"/><img src="/b.webp" srcSet="/b.webp 1w"/><img src="/c.webp" srcSet="/c.webp 1w"/>',
      ['/a.webp', '/b.webp'],
    ],
    [
      'the hero, even if a card precedes it',
      '<img src="/a.webp" srcSet="/a.webp 1w"/><img src="/hero.webp" fetchPriority="high"/>',
      ['/hero.webp'],
    ],
  ])('preloads %s', (_, html, pictures) => {
    const links = fillTemplate(INDEX_HTML, rendered(html)).match(/<link rel="preload" as="image"[^>]*>/g)
    expect(links).toEqual(pictures.map((src) => expect.stringContaining(`href="${src}"`)))
  })

  it('defers the scripts of a rendered page, but not of an empty one', () => {
    const tag = (src: string) => `<script type="module" crossorigin src="${src}"></script>`
    const page = INDEX_HTML.replace(
      tag('/assets/start.js'),
      `${tag('/assets/before.js')}\n    ${tag('/assets/start.js')}`,
    )
    const files = { deferStartUrl: '/assets/d.js', swapPageUrl: '/assets/t.js' }
    const scripts = (html: string) =>
      [...html.matchAll(/<script[^>]* src="([^"]*)"(?: data-start="([^"]*)")?/g)].map(([, ...named]) => named)
    expect(scripts(fillTemplate(page, { ...files, ...rendered('<p></p>') }))).toEqual([
      ['/assets/d.js', '/assets/before.js /assets/start.js'],
      ['/assets/t.js', undefined],
    ])
    expect(scripts(fillTemplate(page, { deferStartUrl: '/assets/d.js' })).flat()).not.toContain('/assets/d.js')
  })

  it('inserts the service of a brand', () => {
    const html = fillTemplate(INDEX_HTML, {
      serviceUrl: 'https://api.example/v1/',
      mediaOrigin: 'https://media.example',
    })
    expect(html).toContain('<meta name="marquee-service" content="https://api.example/v1/" />')
    expect(html).toContain('href="https://api.example/v1/config/"')
    expect(html).toContain('<meta name="marquee-media" content="https://media.example" />')
    expect(html).toContain('<div class="mq-wait">')
  })

  it('sets the language and direction of the document', () => {
    expect(fillTemplate(INDEX_HTML, { language: 'ar', direction: 'rtl' })).toContain('<html lang="ar" dir="rtl"')
    expect(fillTemplate(INDEX_HTML, {})).toContain('<html lang="en">')
  })

  it('inserts the rendered page next to the container of the app', () => {
    const html = fillTemplate(INDEX_HTML, {
      ...rendered('<p>$& text</p>'),
      swapPageUrl: '/assets/t.js',
      brandSheets: ['/b.css'],
    })
    expect(html).toContain('<div id="app" data-pending></div>\n    <div id="ssr"><p>$& text</p></div>')
    expect(html).toContain('<style>p{}</style>')
    expect(html).toContain('src="/assets/t.js"')
    // The style sheets of the brand must win.
    expect(html.indexOf('<style>')).toBeLessThan(html.indexOf('/b.css'))
  })

  it('escapes data in elements and attributes', () => {
    const evil = '"><script>alert(1)</script>'
    const title = { ...FILM, name: evil, description: evil, images: { banner: `/media/a.webp?${evil}` } }
    const html = fillTemplate(INDEX_HTML, {
      head: headOf(resolvedPage('titledetail'), title),
      rootClass: evil,
      iconUrl: evil,
      brandSheets: [evil],
    })
    expect(html).not.toContain('<script>alert')
    // The script of the page and the JSON-LD.
    expect(html.match(/<script/g)).toHaveLength(2)
  })
})
