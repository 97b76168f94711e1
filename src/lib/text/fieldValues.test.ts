import { describe, expect, it } from 'vitest'
import { fieldValues } from './fieldValues'

const title = {
  name: 'Nosferatu',
  release_year: 1922,
  is_playable: true,
  poster: null,
  genres: [
    { name: 'Horror', slug: 'horror' },
    { name: 'Drama', slug: 'drama' },
  ],
  meta: { director: 'F. W. Murnau', studios: ['Prana'], cast: [{ name: 'Max Schreck', role: 'Orlok' }, null, 'Extra'] },
  versions: [[{ label: 'a' }], [{ label: 'b' }]],
  'meta.director': 'a key with a dot is not a path',
}

describe('fieldValues', () => {
  it.each([
    ['name', ['Nosferatu']],
    ['release_year', ['1922']],
    ['meta.director', ['F. W. Murnau']],
    ['meta.studios', ['Prana']],
    ['genres.slug', ['horror', 'drama']],
    ['meta.cast.role', ['Orlok']],
    ['versions.label', ['a', 'b']],
    ['genres', ['Horror', 'Drama']],
    ['meta.cast', ['Max Schreck', 'Extra']],
  ])('finds the text at the path %s', (path, values) => {
    expect(fieldValues(title, path)).toEqual(values)
  })

  it.each([
    'constructor',
    'constructor.name',
    '__proto__',
    '__proto__.constructor.name',
    'name.constructor.name',
    'genres.constructor.name',
    'toString.name',
    'genres.length',
    'name.length',
    'meta',
    'meta.missing',
    'meta.director.name',
    'poster.url',
    'is_playable',
    'meta..director',
    '.name',
    'name.',
    '',
  ])('finds no text at the path %j', (path) => {
    expect(fieldValues(title, path)).toEqual([])
  })

  it('ignores inherited properties', () => {
    expect(fieldValues(Object.create({ name: 'inherited' }), 'name')).toEqual([])
  })

  it.each([null, undefined, 'text', 7])('finds no text if the source is %j', (source) => {
    expect(fieldValues(source, 'name')).toEqual([])
  })

  it('finds an own property named constructor', () => {
    expect(fieldValues(JSON.parse('{"__proto__": "own", "constructor": "mine"}'), 'constructor')).toEqual(['mine'])
  })
})
