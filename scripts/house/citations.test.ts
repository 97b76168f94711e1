import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, test } from 'vitest'
import { citationsOf, isKnown, readPapers } from './citations'
import { commentsOf } from './comments'
import { projectFiles } from './sources'

const root = fileURLToPath(new URL('../../', import.meta.url))
const textOf = (path: string) => readFileSync(join(root, path), 'utf8')
const papers = readPapers(textOf, projectFiles(root, ['docs']))

it('what comments cite is in docs', () => {
  const files = projectFiles(root, ['src', 'registry', 'fixtures/service', 'fixtures/tools', 'scripts', 'e2e'])
  const cited = files
    // The tables below cite what is not there.
    .filter((path) => /\.(?:tsx?|mjs|s?css)$/.test(path) && path !== 'scripts/house/citations.test.ts')
    .flatMap((path) =>
      commentsOf(path, textOf(path)).flatMap(({ words, line }) =>
        citationsOf(words).map((citation) => ({ citation, place: `${path}:${line}` })),
      ),
    )
  expect(cited.length).toBeGreaterThan(200)
  const lost = cited.filter(({ citation }) => !isKnown(citation, papers))
  expect(lost.map(({ citation, place }) => `${place} ${Object.values(citation).filter(Boolean).join(' ')}`)).toEqual([])
})

test.each(['docs/threats.md', 'docs/reliability.md', 'docs/contributing.md', 'docs/testing.md'])(
  'the files that %s names are there',
  (page) => {
    const paths = [...textOf(page).matchAll(/`((?:src|scripts|registry|fixtures|e2e)\/[^`<*]+)`/g)].map(
      ([, path = '']) => path,
    )
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
  },
)

const T = { book: 'threats' }
const R = { book: 'reliability' }
const S = { book: 'spec' }

describe('a comment cites', () => {
  test.each([
    ['Kept apart (threats S8).', [{ ...T, name: 'S8' }]],
    ['What could act (threats X1, X5).', ['X1', 'X5'].map((name) => ({ ...T, name }))],
    ['Targets (threats R1 to R5).', ['R1', 'R5'].map((name) => ({ ...T, name }))],
    ['PKCE (S256), state (threats S3: StrictMode, Back)', [{ ...T, name: 'S3' }]],
    ['Read by reliability P4; writes are not.', [{ ...R, name: 'P4' }]],
    ['Sorted (spec, section 9).', [{ ...S, section: '9' }]],
    ['Spec, section 2: Login page. Who is signed in', [{ ...S, section: '2', name: 'Login page' }]],
    ['Lists (spec, part 2, section 7: embargo links).', [{ ...S, part: '2', section: '7', name: 'embargo links' }]],
    ['Lists (spec part 2, section 2)', [{ ...S, part: '2', section: '2' }]],
    ['By the specification’s own (part 1, section 5).', []],
    ["By the specification's rules (part 1, section 5).", [{ ...S, part: '1', section: '5' }]],
    ['Out (spec: /logout; with a reload where it is asked for)', [{ ...S, name: '/logout' }]],
    [
      'A (spec, section 8: a 400; section 9: b)',
      [
        { ...S, section: '8', name: 'a 400' },
        { ...S, section: '9', name: 'b' },
      ],
    ],
    [
      'A (spec, section 2: x; part 2: y)',
      [
        { ...S, section: '2', name: 'x' },
        { ...S, part: '2', name: 'y' },
      ],
    ],
    [
      'By the spec, sections 2 (Title detail) and 6: - a',
      [
        { ...S, section: '2', name: 'Title detail' },
        { ...S, section: '6' },
      ],
    ],
    ['The spec names no number: three come out even. See e2e/x.spec.ts: y', []],
    ['From 95 % on (conventions 9)', [{ book: 'conventions', name: '9' }]],
    ['Kept (conventions: work kept).', [{ book: 'conventions', name: 'work kept' }]],
    ['Loaded (design: Budgets). How they look: well', [{ book: 'design', name: 'Budgets' }]],
    ['As docs/rules.md says', [{ book: 'docs', name: 'docs/rules.md' }]],
  ])('%s', (words, cited) => {
    expect(citationsOf(words).map((each) => JSON.parse(JSON.stringify(each)))).toEqual(cited)
  })
})

test.each([
  ['threats Q1', false],
  ['threats S99', false],
  ['reliability P22', false],
  ['spec, section 2: Fixed paths', true],
  ['spec, section 2: fixed paths of a site', true],
  ['spec, section 3: Fixed paths', false],
  ['spec: Fixed paths', true],
  ['spec: Fixed pathsome', false],
  ['spec, part 2: Fixed paths', false],
  ['spec, section 12', false],
  ['spec, section 0', false],
  ['conventions 46', false],
  ['(look: Wallpaper)', false],
  ['docs/nowhere.md', false],
])('%s is there: %s', (words, there) => {
  expect(citationsOf(words).every((citation) => isKnown(citation, papers))).toBe(there)
})

test.each([
  ['a.ts', '// a\n// b\nlet c = "// d" /* e */', ['a b', 'e']],
  ['a.ts', '/**\n * a `b`\n * c\n */\nlet d', ['a `b` c']],
  ['a.tsx', "const a = <p>don't // b</p> // c", ['c']],
  ['a.scss', '/* a */ .b { c: url(//d); } // e', ['a', 'e']],
])('comments of %s: %s', (path, text, words) => {
  expect(commentsOf(path, text).map((each) => each.words)).toEqual(words)
})
