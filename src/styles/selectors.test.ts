import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const sheets = ['src', 'fixtures/sites']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
  .filter((file) => /\.s?css$/.test(file))

/** The sheet without comments. */
const rulesOf = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')

test.each(sheets)('%s has no universal sibling selector', (file) => {
  // Such a rule makes browsers restyle whole subtrees whenever an element is added to a page.
  expect(rulesOf(file)).not.toMatch(/[+~] ?\*|\* ?[+~]/)
})

test.each(sheets)('%s does not rotate icons by a generic aria attribute', (file) => {
  // Such a rule makes browsers restyle all icons of a busy list with thousands of entries. A specific name does not.
  expect(rulesOf(file)).not.toMatch(/\[aria-busy[^\]]*\]\s*[^\s{,:]/)
})

test('gives the parts of each page distinct names: rules of another page would still apply', () => {
  const pages = new Map<string, Set<string>>()
  for (const file of sheets) {
    const page = /^src\/pages\/[^/]+/.exec(file)?.[0]
    for (const [, name = ''] of page ? rulesOf(file).matchAll(/^\.(mq-[a-z-]+) \{/gm) : [])
      pages.set(name, (pages.get(name) ?? new Set()).add(page ?? ''))
  }
  expect([...pages].filter(([, of]) => of.size > 1)).toEqual([])
})
