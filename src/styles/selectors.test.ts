import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const sheetPaths = ['src', 'fixtures/sites']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
  .filter((file) => /\.s?css$/.test(file))

/** The sheet without comments. */
const removeComments = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')

test.each(sheetPaths)('%s has no universal sibling selector', (file) => {
  // Such a rule makes browsers restyle whole subtrees whenever an element is added to a page.
  expect(removeComments(file)).not.toMatch(/[+~] ?\*|\* ?[+~]/)
})

test.each(sheetPaths)('%s does not rotate icons by a generic aria attribute', (file) => {
  // Such a rule makes browsers restyle all icons of a busy list with thousands of entries. A specific name does not.
  expect(removeComments(file)).not.toMatch(/\[aria-busy[^\]]*\]\s*[^\s{,:]/)
})

test('gives the blocks of each page, module type and part of the site distinct names: other rules would still apply', () => {
  const owners = new Map<string, Set<string>>()
  for (const file of sheetPaths) {
    const owner = /^src\/(?:(?:pages|modules)\/)?[^/]+/.exec(file)?.[0]
    for (const [, name = ''] of owner ? removeComments(file).matchAll(/^\.(mq-[a-z-]+) \{/gm) : [])
      owners.set(name, (owners.get(name) ?? new Set()).add(owner ?? ''))
  }
  expect([...owners].filter(([, of]) => of.size > 1)).toEqual([])
})
