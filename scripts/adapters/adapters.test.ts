import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import validateCard from '../../src/generated/validators/service/title-card.full.js'
import type { ValidatingAdapter } from './adapter'
import { adapters, mapResponse, parseJsonOrXml } from './adapters'
import { isoDateOfUnixTime, removeEmpty, secondsOfIso, secondsOfTicks, slugOf, widestPictureUrl } from './rules'

const exampleResponse = (name: string) => {
  const folder = join(import.meta.dirname, name)
  const [file = ''] = readdirSync(folder).filter((each) => /^answer\.(?:json|xml)$/.test(each))
  return parseJsonOrXml(readFileSync(join(folder, file), 'utf8'))
}

test('each folder has an adapter and vice versa', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(folders.map(({ name }) => name).sort()).toEqual(Object.keys(adapters).sort())
})

test.each(Object.entries<ValidatingAdapter>(adapters))(
  '%s returns valid cards and skips an invalid item',
  (name, own) => {
    const answer = exampleResponse(name)
    const before = JSON.stringify(answer)
    const mapped = own.map(answer)
    expect(mapped?.cards.length).toBeGreaterThan(2)
    for (const card of mapped?.cards ?? []) expect(validateCard(card), JSON.stringify(validateCard.errors)).toBe(true)
    expect(mapped?.skipped).toHaveLength(1)
    expect(mapped?.invalidFields).toEqual([])
    // The adapter must not modify its input.
    expect(JSON.stringify(answer)).toBe(before)
    expect(mapResponse(answer)).toEqual({ ...mapped, label: own.label })
  },
)

test('JW: reads seconds and the widest picture, and omits empty texts', () => {
  const { heading, cards, skipped } = adapters.jw.map(exampleResponse('jw')) ?? {}
  expect(heading).toBe('Nordic silents')
  expect(cards?.[0]).toEqual({
    slug: 'the-phantom-carriage-Hy7mVoKd',
    name: 'The Phantom Carriage',
    title_type: 'feature',
    description: "On New Year's Eve the last to die drives the cart for a year.",
    runtime: 6421,
    images: {
      image: 'https://cdn.jwplayer.example/v2/media/Hy7mVoKd/poster.jpg?width=1920',
      banner: 'https://cdn.jwplayer.example/v2/media/Hy7mVoKd/poster.jpg?width=1920',
    },
    just_added_date: { newest_date: '2021-02-01' },
    asset_id: 'Hy7mVoKd',
  })
  expect(cards?.[1]?.slug).toBe('haxan-q3ZbKpLe')
  expect(cards?.[2]).not.toHaveProperty('description')
  expect(cards?.[3]?.images?.image).toContain('width=720')
  // A live stream has no length, and this one was never published.
  expect(cards?.at(-1)).not.toHaveProperty('runtime')
  expect(cards?.at(-1)).not.toHaveProperty('just_added_date')
  expect(skipped).toEqual([{ index: 6, reason: "must have required property 'title'" }])
})

test('converts ticks of Jellyfin and ISO 8601 durations of schema.org to seconds', () => {
  const [first, second, third] = adapters.jellyfin.map(exampleResponse('jellyfin'))?.cards ?? []
  expect(first).toMatchObject({ name: 'M', runtime: 6660, release_year: 1931 })
  expect(first).not.toHaveProperty('rating')
  expect(second).not.toHaveProperty('description')
  expect(third).not.toHaveProperty('runtime')
  const films = adapters['schema-org'].map(exampleResponse('schema-org'))?.cards ?? []
  expect(films[0]).toMatchObject({
    slug: 'asphalt',
    runtime: 5640,
    release_date: '1929-03-11',
    release_year: 1929,
  })
  expect(films[1]).toMatchObject({
    images: { thumb: 'https://films.example/i/spione.jpg' },
    meta: { director: 'Fritz Lang' },
  })
  expect(films[2]).toEqual({
    slug: 'heimkehr',
    name: 'Heimkehr',
    title_type: 'feature',
    images: { thumb: 'https://films.example/i/heimkehr.jpg' },
  })
})

test('TMDB: reads films and series of one list, with picture URLs and genre names', () => {
  const [film, bare, series] = adapters.tmdb.map(exampleResponse('tmdb'))?.cards ?? []
  expect(film).toMatchObject({
    slug: 'metropolis-19',
    genres: [
      { slug: 'drama', name: 'Drama' },
      { slug: 'science-fiction', name: 'Science Fiction' },
    ],
    release_year: 1927,
    images: {
      thumb: 'https://image.tmdb.org/t/p/w500/vKq2Zt7LrNnB0aJhXc4yMfGd9We.jpg',
      banner: 'https://image.tmdb.org/t/p/w1280/mP8Kxq0nWb3cSg1dQrU5fYvE2Za.jpg',
    },
  })
  expect(bare).toEqual({ slug: 'etude-sur-paris-238411', name: 'Étude sur Paris', title_type: 'feature' })
  expect(series).toMatchObject({ slug: 'les-vampires-tv-29', title_type: 'series', release_date: '1915-11-13' })
  // Unknown genre IDs are omitted.
  expect(series?.genres).toHaveLength(2)
})

test('MRSS: the innermost Media RSS element wins', () => {
  const { heading, cards, skipped } = adapters.mrss.map(exampleResponse('mrss')) ?? {}
  expect(heading).toBe('Films of the street')
  expect(cards?.[0]).toEqual({
    slug: 'people-on-sunday-8801',
    name: 'People on Sunday',
    title_type: 'feature',
    description: 'Five Berliners, one day off, no actors.',
    runtime: 4440,
    images: { image: 'https://cdn.films.example/8801/1920.jpg', banner: 'https://cdn.films.example/8801/1920.jpg' },
    just_added_date: { newest_date: '2025-02-04' },
    asset_id: '8801',
  })
  expect(cards?.[1]).toMatchObject({
    slug: 'berlin-symphony-of-a-great-city-berlin-symphony',
    runtime: 3900,
    rating: 'PG',
    images: { image: 'https://cdn.films.example/8802/still.jpg' },
  })
  expect(cards?.[1]).not.toHaveProperty('just_added_date')
  expect(cards?.[2]).toMatchObject({
    name: 'Rain & steam',
    images: { image: 'https://cdn.films.example/8803/still.jpg' },
  })
  expect(skipped).toEqual([{ index: 3, reason: 'has no slug or no name' }])
})

test('reads the entries of an Atom feed, with and without Media RSS', () => {
  const { heading, cards, skipped } = adapters.atom.map(exampleResponse('atom')) ?? {}
  expect(heading).toBe('Films of the "street"')
  expect(cards).toEqual([
    {
      slug: 'people-on-sunday-berlin-aB3-xY_9zQ0',
      name: 'People on Sunday & Berlin',
      title_type: 'feature',
      description: 'Five Berliners, one day off.',
      images: {
        image: 'https://i.films.example/aB3-xY_9zQ0/hq.jpg',
        banner: 'https://i.films.example/aB3-xY_9zQ0/hq.jpg',
      },
      just_added_date: { newest_date: '2025-02-04' },
      asset_id: 'yt:video:aB3-xY_9zQ0',
    },
    {
      slug: 'salt-n-pepper-60a76c80-d399-11d9-b93c-0003939e0af6',
      name: 'Salt ’n’ Pepper',
      title_type: 'feature',
      description: 'Ann & Ben',
      just_added_date: { newest_date: '2024-12-31' },
      asset_id: 'urn:uuid:60a76c80-d399-11d9-b93c-0003939e0af6',
    },
    {
      slug: 'rain',
      name: 'Rain',
      title_type: 'feature',
      description: 'A shower in Amsterdam.',
      asset_id: 'https://films.example/watch/rain?ref=atom',
    },
  ])
  expect(skipped).toEqual([{ index: 3, reason: 'has no slug or no name' }])
})

test('TMDB: decodes HTML entities', () => {
  const results = [{ id: 7, title: 'Salt &amp; Pepper', overview: '&quot;Ann&quot; &#38; Ben', genre_ids: [] }]
  expect(adapters.tmdb.map({ results, total_results: 1 })?.cards).toMatchObject([
    { slug: 'salt-pepper-7', name: 'Salt & Pepper', description: '"Ann" & Ben' },
  ])
})

test.each(['<rss><channel></rss>', '<!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/passwd">]><a>&e;</a>', '<a/><b/>'])(
  'rejects the invalid XML %s',
  (text) => expect(() => parseJsonOrXml(text)).toThrow(),
)

test('accepts elements with names of object properties, such as constructor', () => {
  expect(parseJsonOrXml('<rss><constructor>a</constructor></rss>')).toMatchObject({
    children: { constructor: [{ text: 'a' }] },
  })
  expect(mapResponse(parseJsonOrXml('<rss><__proto__><channel/></__proto__></rss>'))).toBeUndefined()
})

const jwItem = (more: object) => ({ mediaid: 'aaaaaaaa', title: 'A', ...more })

test.each([
  ['a duplicate item, which it skips', [jwItem({}), jwItem({})], 1, 1, 0],
  ['values that are not items, which it skips', [null, 7, 'x', [], jwItem({})], 1, 4, 0],
  ['an invalid picture URL, which removes only the picture', [jwItem({ image: 'javascript:alert(1)' })], 1, 0, 2],
  ['a name of spaces, whose item it skips', [jwItem({ title: '  ' })], 0, 1, 0],
  ['no items', [], 0, 0, 0],
])('maps a list with %s', (_name, playlist, cards, skipped, invalidFields) => {
  const mapped = adapters.jw.map({ playlist })
  expect([mapped?.cards.length, mapped?.skipped.length, mapped?.invalidFields.length]).toEqual([
    cards,
    skipped,
    invalidFields,
  ])
})

test.each([undefined, null, 7, 'x', [], {}, { playlist: {} }, { Items: [] }, { site_config: {} }])(
  'no adapter accepts %j',
  (answer) => expect(mapResponse(answer)).toBeUndefined(),
)

test.each([
  ['Häxan', 'q3Z', 'haxan-q3Z'],
  ['M', 7, 'm-7'],
  ['日本', 'x1', 'x1'],
  ['  ???  ', '_-a b', 'a-b'],
  ['a'.repeat(300), 'x', `${'a'.repeat(80)}-x`],
])('makes a slug of the name %j and the ID %j', (words, id, slug) => expect(slugOf(words, id)).toBe(slug))

test.each([
  ['PT1H34M', 5640],
  ['PT90S', 90],
  ['P1DT1S', 86_401],
  ['PT0S', undefined],
  ['P1M', undefined],
  ['1:34', undefined],
  ['', undefined],
  [null, undefined],
])('converts %j to %j seconds', (duration, seconds) => expect(secondsOfIso(duration)).toBe(seconds))

test('returns undefined for missing ticks, dates, pictures and fields', () => {
  expect([secondsOfTicks(0), secondsOfTicks(null), secondsOfTicks(15_000_000)]).toEqual([undefined, undefined, 2])
  expect([isoDateOfUnixTime(undefined), isoDateOfUnixTime(0)]).toEqual([undefined, '1970-01-01'])
  expect(widestPictureUrl([{ src: 'a', width: 2 }, { src: 'b', width: 9 }, { src: 'c' }])).toBe('b')
  expect(widestPictureUrl(undefined)).toBeUndefined()
  expect(removeEmpty({ a: '', b: null, c: [], d: [null, ''], e: {}, f: Number.NaN, g: 0, h: false, i: ' x ' })).toEqual(
    {
      g: 0,
      h: false,
      i: 'x',
    },
  )
})
