import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createJsonLanguage } from './jsonLanguage'

const language = createJsonLanguage(async (path) => readFileSync(`schemas/editor/${path}`, 'utf8'))

/** Completions at the mark in a text, without quotes. */
async function offeredCompletions(path: string, marks: string): Promise<string[]> {
  const items = await language.complete(path, marks.replace('|', ''), marks.indexOf('|'))
  return items.map(({ label }) => label.replaceAll('"', ''))
}

// scripts/generate/editor compares all fields with the schemas.
test.each([
  ['config.json', '{ "site_config": { "navbar": { "layout": "|" } } }', 'overlay'],
  ['sites/a/modules/home.json', '{ "data": [{ "module": { "type": "|" } }] }', 'title_grid'],
  ['modules/title-layouts.json', '{ "data": { "series": { "display": "|" } } }', 'tabbed'],
  ['titles/faust.json', '{ "images": { "tone": "|" } }', 'night'],
  // Documents in other folders, and single modules and views, declare their schema.
  [
    'a.json',
    '{ "$schema": "../../schemas/editor/content-menu.json", "sort": { "params": [{ "value": "|" }] } }',
    'genre',
  ],
  ['a.json', '{ "$schema": "../../schemas/config.json", "site_config": { "navbar": { "layout": "|" } } }', 'overlay'],
  ['a.json', '{ "$schema": "../schemas/service/title.json", "images": { "tone": "|" } }', 'night'],
  ['a.json', '{ "$schema": "../schemas/modules/html_block.json", "type": "|" }', 'html_block'],
  ['a.json', '{ "$schema": "../schemas/views/cast.json", "type": "|" }', 'cast'],
])('completes in %s at | in %s: offers %s', async (path, marks, word) =>
  expect(await offeredCompletions(path, marks)).toContain(word),
)

test('offers nothing in an unknown document', async () => {
  expect(await offeredCompletions('package.json', '{ "name": "|" }')).toEqual([])
})

test('prefers the description of a field to that of its type', async () => {
  const text = '{ "site_config": { "routing": [{ "redirect": "/a" }] } }'
  expect(await language.hover('config.json', text, text.indexOf('redirect'))).toBe('Redirects the path to this one\\.')
})
