import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../support/test'

const filesIn = (folder: string, name: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => name.test(path))
    .map((path) => join(folder, path))

const joinedText = (files: readonly string[]) => files.map((file) => readFileSync(file, 'utf8')).join('\n')

test('check 10: no production file contains a text of Compose', { tag: '@core' }, () => {
  const compose = filesIn('src/preview/compose', /(?<!\.test)\.(?:tsx?|scss)$/)
  const texts = new Set(joinedText(compose).match(/(?<=(['"`])).{20,}?(?=\1)|(?<=>)[^<>{}\n]{20,}(?=<)/g))
  const others = filesIn('src', /(?<!\.test)\.tsx?$/).filter((file) => !file.startsWith(join('src', 'preview')))
  const site = joinedText(others)
  const own = [...texts].filter((text) => text.includes(' ') && !site.includes(text))
  expect(own.length).toBeGreaterThan(300)
  expect(own).toContain('Press a part of the page, or choose one on the left, to change it.')
  const built = joinedText(['dist', 'dist.ssr'].flatMap((folder) => filesIn(folder, /\.(?:m?js|css|html|json)$/)))
  expect(built.length).toBeGreaterThan(100_000)
  expect(own.filter((text) => built.includes(text))).toEqual([])
})
