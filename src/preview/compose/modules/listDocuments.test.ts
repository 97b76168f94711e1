import { expect, test } from 'vitest'
import { applyChange, editSite, type SiteTexts } from '../../../tools/edit/editSite'
import { ownListOperations } from './listDocuments'

const SHARED_LIST = 'modules/title.json'
const OWN_LIST = 'modules/title/nosferatu.json'
const SCHEMA_ADDRESS = '../../../../schemas/editor/module-list.json'

function ownList(texts: Record<string, string>): string | undefined {
  const files: SiteTexts = new Map(Object.entries(texts))
  return ownListOperations(files, SHARED_LIST, OWN_LIST)
    .reduce((files, operation) => {
      const result = editSite(files, operation)
      if ('refused' in result) throw new Error(result.refused)
      return result.change ? applyChange(files, result.change) : files
    }, files)
    .get(OWN_LIST)
}

test('creates the module list of a title from the list of all titles, with new slugs and an adjusted $schema', () => {
  const shared = `{ "$schema": "${SCHEMA_ADDRESS}", "data": [\n  { "module": { "slug": "note" } } ] }\n`
  expect(
    ownList({ [SHARED_LIST]: shared, 'modules/home.json': '{ "data": [{ "module": { "slug": "note-2" } }] }' }),
  ).toBe(`{ "$schema": "../${SCHEMA_ADDRESS}", "data": [\n  { "module": { "slug": "note-3" } } ] }\n`)
})

test('creates an empty module list of a title if the site has no list of all titles', () => {
  const home = `{ "$schema": "${SCHEMA_ADDRESS}", "data": [] }`
  expect(ownList({ 'modules/home.json': home })).toBe(`{\n  "$schema": "../${SCHEMA_ADDRESS}",\n  "data": []\n}\n`)
  expect(ownList({})).toBe('{\n  "data": []\n}\n')
})
