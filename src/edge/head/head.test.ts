import { describe, expect, it } from 'vitest'
import { routeKinds } from '../../../registry/routes'
import type { SiteDocument, Title } from '../../generated/types'
import type { Resolved } from '../../site/plan/resolvePage'
import { createText } from '../../text/createText'
import { firstPictures } from '../draw/firstPictures'
import { fillPage } from './fillPage'
import { isPublic, pageHead } from './pageHead'

const PAGE = `<!doctype html>
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

const document = {
  distributor: 'D',
  site_title: 'Lumen',
  site_config: { routing: [], logo: '/site/logo.svg' },
} as unknown as SiteDocument
const plan = { document, title: 'Lumen', routes: [], ignored: new Set<string>() }
const page = (kind: string, more = {}): Resolved => ({
  type: 'page',
  kind,
  params: {},
  pathname: '/x',
  search: '',
  ...more,
})
const headOf = (resolved: Resolved, title?: Partial<Title>) =>
  pageHead({
    plan,
    kinds: routeKinds,
    resolved,
    title: title as Title | undefined,
    origin: 'https://lumen.example',
    media: 'https://media.example',
    t: createText(),
  })

describe('canonical address', () => {
  it.each([
    ['a letter beyond ASCII is encoded', '/über-uns', '/%C3%BCber-uns', {}, '/%C3%BCber-uns'],
    ['a decomposed letter is composed', '/über-uns', '/u%CC%88ber-uns', {}, '/%C3%BCber-uns'],
    ['upper case is as the config writes it', '/films', '/FILMS', {}, '/films'],
    ['a parameter stays', '/genres/:slug', '/genres/drama', { slug: 'drama' }, '/genres/drama'],
    ['an optional parameter that is missing', '/genres/:slug?', '/genres', {}, '/genres'],
    ['a path below the route stays', '/films', '/films/new', { '*': 'new' }, '/films/new'],
  ])('%s', (_, route, pathname, params, expected) => {
    const resolved = page('modulesonly', { route: { route, component: 'modulesonly', index: 0 }, pathname, params })
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
  it('of a film says what link previews and search engines ask for', () => {
    const head = headOf(page('titledetail', { pathname: '/title/metropolis' }), FILM)
    expect(head).toMatchObject({
      title: 'Metropolis · Lumen',
      canonical: 'https://lumen.example/title/metropolis',
      image: 'https://media.example/media/a.webp?width=1200',
      type: 'video.movie',
      noindex: false,
      data: { '@type': 'Movie', name: 'Metropolis', datePublished: '1927-01-10', duration: 'PT153M', genre: ['Drama'] },
    })
    expect(head.description?.length).toBeLessThanOrEqual(200)
    expect(head.description).toMatch(/\.…$/)
  })

  it('keeps paragraphs and lines of a description apart, in JSON-LD too', () => {
    const description = '<p>Ends here.</p><p>Begins there.</p>A<br>B, for kids < 5'
    const head = headOf(page('titledetail'), { ...FILM, description })
    expect(head.description).toBe('Ends here. Begins there. A B, for kids < 5')
    expect(head.data).toMatchObject({ description: head.description })
  })

  it.each([
    ['series', 'TVSeries', 'video.tv_show'],
    ['episode', 'TVEpisode', 'video.episode'],
    ['extra', 'Movie', 'video.movie'],
  ])('a %s is a %s', (title_type, type, og) =>
    expect(headOf(page('titledetail'), { ...FILM, title_type })).toMatchObject({ type: og, data: { '@type': type } }),
  )

  it('a logo that no preview can show is none', () => expect(headOf(page('home')).image).toBeUndefined())

  it.each([
    ['home', {}, true],
    ['searchresults', {}, false],
    ['login', {}, false],
    ['fixed:logout', {}, false],
    ['modulesonly', { protected: true }, false],
    ['modulesonly', { login_required: true }, false],
  ])('%s %j is to be found: %s', (kind, route, found) => {
    expect(isPublic(kind, routeKinds, route)).toBe(found)
    expect(headOf(page(kind, { route })).noindex).toBe(!found)
  })
})

describe('fillPage', () => {
  const drawn = (html: string) => ({ drawn: { html, css: 'p{}', pictures: firstPictures(html) } })

  it('what is drawn comes before what makes the page live: its picture first, scripts last', () => {
    const hero =
      '<img src="/a.webp?width=1200&amp;x" srcSet="/a.webp 1w, /b.webp 2w" sizes="9vw" fetchPriority="high"/>'
    const html = fillPage(PAGE, { ...drawn(`<img src="/logo.svg"/>${hero}`), takeOver: '/assets/t.js' })
    const preload =
      '<link rel="preload" as="image" href="/a.webp?width=1200&amp;x" imagesrcset="/a.webp 1w, /b.webp 2w" imagesizes="9vw" fetchpriority="high">'
    expect(html.split('\n').slice(3, 5)).toEqual([
      '    <meta name="viewport" content="width=device-width" />',
      `    ${preload}`,
    ])
    expect(html).not.toContain('modulepreload')
    for (const script of html.match(/<script type="module"[^>]*>|<link [^>]*as="fetch"[^>]*>/g) ?? [])
      expect(script).toContain('fetchpriority="low"')
    expect(fillPage(PAGE, drawn('<p></p>'))).not.toContain('as="image"')
    expect(fillPage(PAGE, {})).toContain('<link rel="modulepreload" crossorigin="" href="/assets/vendor.js">')
  })

  it.each([
    [
      'a list opens with its first cards',
      '<img src="/logo.svg"/><img src="/a.webp" srcSet="/a.webp 1w"/><img src="/b.webp" srcSet="/b.webp 1w"/><img src="/c.webp" srcSet="/c.webp 1w"/>',
      ['/a.webp', '/b.webp'],
    ],
    [
      'a hero goes before a card above it',
      '<img src="/a.webp" srcSet="/a.webp 1w"/><img src="/hero.webp" fetchPriority="high"/>',
      ['/hero.webp'],
    ],
  ])('%s: that is asked for first', (_, html, pictures) => {
    const asked = fillPage(PAGE, drawn(html)).match(/<link rel="preload" as="image"[^>]*>/g)
    expect(asked).toEqual(pictures.map((src) => expect.stringContaining(`href="${src}"`)))
  })

  it('the scripts of a drawn page are left to the one that asks for them later; all others keep theirs', () => {
    const tag = (src: string) => `<script type="module" crossorigin src="${src}"></script>`
    const page = PAGE.replace(tag('/assets/start.js'), `${tag('/assets/before.js')}\n    ${tag('/assets/start.js')}`)
    const files = { deferStart: '/assets/d.js', takeOver: '/assets/t.js' }
    const scripts = (html: string) =>
      [...html.matchAll(/<script[^>]* src="([^"]*)"(?: data-start="([^"]*)")?/g)].map(([, ...named]) => named)
    expect(scripts(fillPage(page, { ...files, ...drawn('<p></p>') }))).toEqual([
      ['/assets/d.js', '/assets/before.js /assets/start.js'],
      ['/assets/t.js', undefined],
    ])
    expect(scripts(fillPage(page, { deferStart: '/assets/d.js' })).flat()).not.toContain('/assets/d.js')
  })

  it('puts the service of a brand in place', () => {
    const html = fillPage(PAGE, { service: 'https://api.example/v1/', media: 'https://media.example' })
    expect(html).toContain('<meta name="marquee-service" content="https://api.example/v1/" />')
    expect(html).toContain('href="https://api.example/v1/config/"')
    expect(html).toContain('<meta name="marquee-media" content="https://media.example" />')
    expect(html).toContain('<div class="mq-wait">')
  })

  it('says the language of a site that opens in another one, and which way it runs', () => {
    expect(fillPage(PAGE, { language: 'ar', direction: 'rtl' })).toContain('<html lang="ar" dir="rtl"')
    expect(fillPage(PAGE, {})).toContain('<html lang="en">')
  })

  it('puts what is drawn before the place of the living page', () => {
    const html = fillPage(PAGE, {
      ...drawn('<p>$& drawn</p>'),
      takeOver: '/assets/t.js',
      brandSheets: ['/b.css'],
    })
    expect(html).toContain('<div id="app" data-below></div>\n    <div id="drawn"><p>$& drawn</p></div>')
    expect(html).toContain('<style>p{}</style>')
    expect(html).toContain('src="/assets/t.js"')
    // What the brand says of the same goes before it.
    expect(html.indexOf('<style>')).toBeLessThan(html.indexOf('/b.css'))
  })

  it('nothing that comes from data ends an element or an attribute', () => {
    const evil = '"><script>alert(1)</script>'
    const title = { ...FILM, name: evil, description: evil, images: { banner: `/media/a.webp?${evil}` } }
    const html = fillPage(PAGE, {
      head: headOf(page('titledetail'), title),
      rootClass: evil,
      icon: evil,
      brandSheets: [evil],
    })
    expect(html).not.toContain('<script>alert')
    // The page's own, and the data of the film.
    expect(html.match(/<script/g)).toHaveLength(2)
  })
})
