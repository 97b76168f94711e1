import { expect, test } from 'vitest'
import { adapters, mapResponse, parseJsonOrXml } from './adapters'
import { decodeText } from './decodeText'
import { plainText, secondsOfIso, slugOf, widestPictureUrl } from './rules'
import { readXml } from './xml'

test.each([
  ['a named entity', 'Ann &amp; Ben', 'Ann & Ben'],
  ['decimal and hexadecimal entities', 'Salt &#8217;n&#x2019; Pepper', 'Salt ’n’ Pepper'],
  ['a named entity of HTML', 'Caf&eacute;&nbsp;No&euml;l&hellip;', 'Café Noël…'],
  ['double encoding', 'Bread &amp;amp; Butter &amp;#8217;n&amp;#8217; Jam', 'Bread & Butter ’n’ Jam'],
  ['encoded tags', '&lt;p&gt;Ann &amp;amp; Ben&lt;/p&gt;&lt;p&gt;Next&lt;/p&gt;', 'Ann & Ben Next'],
  ['a single ampersand', 'AT&T & friends &unknown;', 'AT&T & friends &unknown;'],
  ['paragraphs and breaks', '<p>Ann</p><p>Ben</p>Hall<br/>A', 'Ann Ben Hall A'],
  ['tags within a sentence', 'The <b>best</b><i>!</i>', 'The best!'],
  ['comparison signs', 'for kids < 5 and > 2', 'for kids < 5 and > 2'],
  ['a heart emoticon', 'I &lt;3 films', 'I <3 films'],
  ['comments and scripts', 'a<!-- > --><script>if (a < b) alert()</script><style>a{}</style>b', 'a b'],
  ['nothing', '', ''],
])('reads a text with %s', (_, html, text) => {
  expect(plainText(html)).toBe(text)
})

test.each([
  ['PT1H30M', 5400],
  ['P0Y0M0DT1H30M0S', 5400],
  ['P1W', 604_800],
  ['P0Y0M0W1DT1S', 86_401],
  ['PT1,5H', 5400],
  ['PT0.5M', 30],
  [' pt90m ', 5400],
  ['P1Y', undefined],
  ['P0Y2MT1H', undefined],
  ['PT', undefined],
  ['PT..S', undefined],
  ['90', undefined],
])('reads the duration %j as %j seconds', (duration, seconds) => {
  expect(secondsOfIso(duration)).toBe(seconds)
})

test.each([
  ['Łódź', 'x', 'lodz-x'],
  ['Straße', 'x', 'strasse-x'],
  ['Eva’s House', 'evas-house', 'evas-house'],
])('makes a slug of %s', (words, id, slug) => {
  expect(slugOf(words, id)).toBe(slug)
})

test.each([
  ['without a scheme', '//films.example/a.jpg', 'https://films.example/a.jpg'],
  ['with entities', 'https://films.example/a.jpg?w=1&amp;h=2', 'https://films.example/a.jpg?w=1&h=2'],
])('reads the address of a picture %s', (_, src, expected) => {
  expect(widestPictureUrl([{ src }])).toBe(expected)
})

const rssFeed = (item: string, more = '') =>
  `<rss xmlns:media="http://search.yahoo.com/mrss/" ${more}><channel><title>Bread &amp;amp; Butter TV</title><item>${item}</item></channel></rss>`

test('reads a feed with entities in CDATA', () => {
  const feed = rssFeed(`<title><![CDATA[Salt &#8217;n&#8217; Pepper &amp; Co]]></title><guid>k7</guid>
    <description><![CDATA[<p>Ann &amp; Ben&#8230;</p><p>Next part</p>]]></description>
    <media:content url="https://films.example/k7.mp4" type="video/mp4" duration="90"/>
    <media:thumbnail url="//films.example/k7.jpg" width="640"/>`)
  expect(mapResponse(parseJsonOrXml(feed))).toMatchObject({
    heading: 'Bread & Butter TV',
    cards: [
      {
        slug: 'salt-n-pepper-co-k7',
        name: 'Salt ’n’ Pepper & Co',
        description: 'Ann & Ben… Next part',
        images: { image: 'https://films.example/k7.jpg' },
      },
    ],
    invalidFields: [],
  })
})

test('reads JSON-LD with entities', () => {
  const item = {
    '@type': 'Movie',
    name: 'Eva&#39;s House',
    url: 'https://films.example/f/evas-house/',
    image: '//films.example/e.jpg',
    duration: 'P0Y0M0DT1H30M0S',
    director: { name: 'R&eacute;my' },
  }
  const list = {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: [{ '@type': 'ListItem', item }],
  }
  expect(mapResponse(list)?.cards).toEqual([
    {
      slug: 'evas-house',
      name: "Eva's House",
      title_type: 'feature',
      runtime: 5400,
      images: { thumb: 'https://films.example/e.jpg' },
      meta: { director: 'Rémy' },
    },
  ])
})

test.each([
  ['another prefix', rssFeed('<m:title>A</m:title><guid>1</guid>', 'xmlns:m="http://search.yahoo.com/mrss/"')],
  [
    'a namespace without its slash',
    rssFeed('<m:title>A</m:title><guid>1</guid>', 'xmlns:m="http://search.yahoo.com/mrss"'),
  ],
  ['a default namespace', rssFeed('<title xmlns="http://search.yahoo.com/mrss/">A</title><guid>1</guid>')],
  ['no declaration', '<rss><channel><item><media:title>A</media:title><guid>1</guid></item></channel></rss>'],
  ['white space before it', `\n ${rssFeed('<title>A</title><guid>1</guid>')}`],
  ['entities of HTML', rssFeed('<title>A&nbsp;</title><guid>1</guid>')],
])('reads a feed with %s', (_, feed) => {
  expect(adapters.mrss.map(parseJsonOrXml(feed))?.cards).toMatchObject([{ slug: 'a-1', name: 'A' }])
})

test.each([
  [
    'a prefix',
    '<a:feed xmlns:a="http://www.w3.org/2005/Atom"><a:entry><a:title>A</a:title><a:id>1</a:id></a:entry></a:feed>',
  ],
  ['a default namespace', '<feed xmlns="http://www.w3.org/2005/Atom"><entry><title>A</title><id>1</id></entry></feed>'],
])('reads an Atom feed with %s', (_, feed) => {
  expect(mapResponse(parseJsonOrXml(feed))).toMatchObject({
    label: 'an Atom feed',
    cards: [{ slug: 'a-1', name: 'A' }],
  })
})

const rssItems = (...ids: string[]) => ids.map((id) => `<title>A</title><guid>${id}</guid>`).join('</item><item>')
const slugsForIds = (...ids: string[]) =>
  adapters.mrss.map(parseJsonOrXml(rssFeed(rssItems(...ids))))?.cards.map(({ slug }) => slug)

test.each([
  ['a URN', 'urn:uuid:60a76c80', 'a-60a76c80'],
  ['a URN with several parts', 'urn:film:silent:7', 'a-silent-7'],
  ['a tag', 'tag:films.example,2025:7', 'a-7'],
  ['a tag with several parts', 'tag:films.example,2025:film:7', 'a-film-7'],
  ['a video of YouTube', 'yt:video:aB3-xY_9zQ0', 'a-aB3-xY_9zQ0'],
  ['an address', 'https://films.example/f/7?from=feed', 'a-7'],
  ['another scheme', 'film:7', 'a-film-7'],
])('makes a slug from an ID that is %s', (_, id, slug) => {
  expect(slugsForIds(id)).toEqual([slug])
})

test.each([
  ['URNs of two namespaces', 'urn:film:7', 'urn:episode:7'],
  ['tags of two years', 'tag:films.example,2024:7', 'tag:films.example,2025:7'],
  ['addresses with different queries', 'https://films.example/?p=7', 'https://films.example/?p=8'],
  ['addresses in two folders', 'https://films.example/films/7', 'https://films.example/series/7'],
  ['characters that a slug cannot contain', 'a b', 'a/b'],
])('makes slugs unique for equal names whose IDs are %s, in any order', (_, one, other) => {
  const slugs = slugsForIds(one, other)
  expect(new Set(slugs).size).toBe(2)
  expect(slugsForIds(other, one)).toEqual(slugs?.toReversed())
})

test('skips an item with a duplicate ID', () => {
  expect(slugsForIds('urn:film:7', 'urn:film:7')).toEqual(['a-7'])
})

test('makes slugs unique for equal names in a list of schema.org', () => {
  const list = {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: ['film', 'series'].map((folder) => ({
      '@type': 'ListItem',
      item: { '@type': 'Movie', name: 'Faust', url: `https://films.example/${folder}/faust/` },
    })),
  }
  expect(mapResponse(list)?.cards).toHaveLength(2)
})

const xmlProlog = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?><a>`
const encodeUtf16be = (text: string) => Buffer.from(text, 'utf16le').swap16()
const encodeLatin1 = (text: string) => Buffer.from(text, 'latin1')

test.each<[string, Uint8Array, string | undefined, string]>([
  ['UTF-8', Buffer.from('é'), undefined, 'é'],
  ['UTF-8 with a byte order mark', Buffer.from('\ufeffé'), undefined, 'é'],
  ['UTF-8 that declares UTF-16', Buffer.from(`${xmlProlog('utf-16')}é`), undefined, `${xmlProlog('utf-16')}é`],
  ['UTF-16LE with a byte order mark', Buffer.from('\ufeffé', 'utf16le'), undefined, 'é'],
  ['UTF-16BE with a byte order mark', encodeUtf16be('\ufeffé'), undefined, 'é'],
  ['UTF-16LE without a byte order mark', Buffer.from('{é', 'utf16le'), undefined, '{é'],
  ['UTF-16BE without a byte order mark', encodeUtf16be('<é'), undefined, '<é'],
  [
    'ISO-8859-1 by its declaration',
    encodeLatin1(`${xmlProlog('ISO-8859-1')}é`),
    undefined,
    `${xmlProlog('ISO-8859-1')}é`,
  ],
  ['Windows-1252 by its Content-Type', Buffer.from([0x93, 0xe9]), 'text/xml; charset="windows-1252"', '“é'],
  ['Shift_JIS by its Content-Type', Buffer.from([0x89, 0x66]), 'text/xml;charset=Shift_JIS', '映'],
  ['UTF-8 by its byte order mark, not by Content-Type', Buffer.from('\ufeffé'), 'text/xml; charset=iso-8859-1', 'é'],
  ['an empty response', Buffer.from(''), undefined, ''],
])('reads %s', (_, bytes, type, text) => {
  // The byte order mark overrides any declared encoding (Encoding Standard).
  expect(decodeText(bytes, type)).toBe(text)
})

test('rejects an unknown encoding', () => {
  expect(() => decodeText(Buffer.from(`${xmlProlog('klingon')}`))).toThrow('klingon')
})

test.each([
  ['a missing end tag', '<rss><channel>', 'Missing end tag for element channel (line 1, column 15)'],
  ['an attribute without quotes', '<a b=1/>', 'Attribute value expected (line 1, column 6)'],
  ['an external entity', '<!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/passwd">]><a>&e;</a>', /^Named entity .*\)$/],
  ['nothing', '', 'Root element is missing or invalid (line 1, column 1)'],
])('rejects XML with %s with a one-line message', (_, text, sentence) => {
  let message = ''
  try {
    readXml(text)
  } catch (error) {
    message = (error as Error).message
  }
  expect(message).toEqual(typeof sentence === 'string' ? sentence : expect.stringMatching(sentence))
})
