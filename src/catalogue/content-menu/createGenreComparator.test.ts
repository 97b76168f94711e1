import { expect, it } from 'vitest'
import { createGenreComparator } from './createGenreComparator'

const genres = [
  { name: 'Western', slug: 'western' },
  { name: 'Drama', slug: 'drama' },
  { name: 'Comedy', slug: 'comedy' },
  { name: 'Élan', slug: 'elan' },
  { name: 'Film Noir', slug: 'noir' },
]

it.each([
  ['by name without a list', [], ['Comedy', 'Drama', 'Élan', 'Film Noir', 'Western']],
  [
    'listed genres first, then the others by name',
    ['western', 'noir'],
    ['Western', 'Film Noir', 'Comedy', 'Drama', 'Élan'],
  ],
  ['by name in either case', ['FILM NOIR', 'drama'], ['Film Noir', 'Drama', 'Comedy', 'Élan', 'Western']],
  [
    'ignoring listed genres that do not occur',
    ['horror', 'drama'],
    ['Drama', 'Comedy', 'Élan', 'Film Noir', 'Western'],
  ],
])('sorts genres %s', (_rule, list, names) => {
  expect([...genres].sort(createGenreComparator(list)).map(({ name }) => name)).toEqual(names)
})
