import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it, test } from 'vitest'
import { projectFiles } from './sources'
import { namesIn, saysWords, wordsOf } from './wordsOf'

const root = join(import.meta.dirname, '..', '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

interface Gone {
  instead: string
  /** Names that may have the word: of somebody else's data or tools, or where it means what everybody means by it. */
  except?: RegExp
}

/** Private words that went: in no name of the code any more. */
const GONE: Record<string, Gone> = {
  // In the bench: a second time, from the cache.
  warm: { instead: 'preload', except: /^warm$/ },
  // In the bench: after the first picture.
  late: { instead: 'lazy', except: /^late$/ },
  // In the bench: processes that stand still.
  held: { instead: 'kept, open or pressed', except: /^held$/ },
  bones: { instead: 'skeleton' },
  'empty house': { instead: 'empty state' },
  // Keys of sentences that brands may have replaced stay.
  'empty shelf': { instead: 'empty state', except: /^emptyShelf$/ },
  // The field of the service, and its type.
  honour: { instead: 'award', except: /^Honour$|^honour$|^honour(?:Won|Nominated)$/ },
  honours: { instead: 'awards', except: /^honours$/ },
  'kept title': { instead: 'watchlist item' },
  'kept titles': { instead: 'watchlist items' },
  departure: { instead: 'auth request' },
  // Tries of one thing are counted so everywhere.
  attempt: { instead: 'auth request', except: /^(?:attempts?|\w*Attempts)$/ },
  cinema: { instead: 'theater dialog' },
}

const files = projectFiles(root, ['src', 'registry', 'scripts', 'fixtures/service']).filter(
  // It names them all.
  (path) => path !== 'scripts/house/glossary.test.ts',
)
/** Names in the code, by one place of each; files count by their names. */
const names = new Map<string, string>()
for (const path of files) {
  const name = basename(path).replace(/\.\w+$/, '')
  if (!names.has(name)) names.set(name, path)
  if (/\.(?:tsx?|mjs)$/.test(path))
    for (const each of namesIn(path, read(path))) if (!names.has(each)) names.set(each, path)
}

const entries = [...read('docs/glossary.md').matchAll(/^\| (?!word \|)([\w ]+) \| (.+) \| (.+) \|$/gm)].map(
  ([, word = '', meaning = '', where = '']) => ({ word, meaning, where }),
)

it('each word stands once in the glossary, with one sentence', () => {
  expect(entries.length).toBeGreaterThan(40)
  expect(new Set(entries.map(({ word }) => word)).size).toBe(entries.length)
  expect(entries.filter(({ meaning }) => /[.!?] [A-Z]/.test(meaning))).toEqual([])
})

test.each(entries)('$word: its place is there, and code says it', ({ word, where }) => {
  const places = [...where.matchAll(/`([^`]+)`/g)].map(([, place = '']) => place)
  expect(places.length).toBeGreaterThan(0)
  expect(places.filter((place) => !existsSync(join(root, place)))).toEqual([])
  const said = [...names.keys(), ...files].some((name) => saysWords(name, word))
  expect(said, `no name says "${word}"`).toBe(true)
})

test.each(Object.entries(GONE))('no name says "%s" any more', (word, { instead, except }) => {
  const left = [...names].filter(([name]) => !except?.test(name) && saysWords(name, word, true))
  expect(
    left.map(([name, path]) => `${path}: ${name}`),
    `say "${instead}"`,
  ).toEqual([])
})

test.each([
  ['preloadPlayback', ['preload', 'playback']],
  ['PKCEChallenge', ['pkce', 'challenge']],
  ['MOST_ANSWERS', ['most', 'answers']],
  ['carousel-show', ['carousel', 'show']],
  ['src/site/plan', ['src', 'site', 'plan']],
])('the words of %s', (name, words) => expect(wordsOf(name)).toEqual(words))

it('names are those of code, not of its comments and texts', () => {
  const code = "/** warm */ const cold = <A b='held' data-c={it.house}>bones</A> // late"
  expect(namesIn('a.tsx', code)).toEqual(new Set(['cold', 'A', 'b', 'data-c', 'it', 'house']))
})
