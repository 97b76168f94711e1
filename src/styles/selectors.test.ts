import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const sheets = ['src', 'fixtures/sites']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
  .filter((file) => /\.s?css$/.test(file))

/** Without comments. */
const rulesOf = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')

test.each(sheets)('%s asks for no sibling whatever it is', (file) => {
  // With such a rule anywhere, browsers restyle whole subtrees for every element that is added to a page.
  expect(rulesOf(file)).not.toMatch(/[+~] ?\*|\* ?[+~]/)
})

test.each(sheets)('%s turns no sign by what everybody says of themselves', (file) => {
  // With such a rule anywhere, a list of thousands that is busy has all the signs in it restyled. A name of its own does not.
  expect(rulesOf(file)).not.toMatch(/\[aria-busy[^\]]*\]\s*[^\s{,:]/)
})

test('no two pages give their parts the same name: the rules of whichever came first would stay', () => {
  const pages = new Map<string, Set<string>>()
  for (const file of sheets) {
    const page = /^src\/pages\/[^/]+/.exec(file)?.[0]
    for (const [, name = ''] of page ? rulesOf(file).matchAll(/^\.(mq-[a-z-]+) \{/gm) : [])
      pages.set(name, (pages.get(name) ?? new Set()).add(page ?? ''))
  }
  expect([...pages].filter(([, of]) => of.size > 1)).toEqual([])
})
