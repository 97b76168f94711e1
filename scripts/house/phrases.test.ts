import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { findPhrases, findPhrasesInProject } from './phrases'

test('comments, test names and schema descriptions are in plain English (docs/decisions/0031-plain-english.md)', () => {
  expect(findPhrasesInProject(join(import.meta.dirname, '..', '..'))).toEqual([])
}, 60_000)

describe('findPhrases', () => {
  test.each([
    ['a line comment', 'a.ts', 'const a = 1\n// The file stands below.', 2, 'stands'],
    ['a phrase on two lines', 'a.ts', '/** Loads the list by\n *  itself.\n */', 1, 'by itself'],
    ['two adjacent line comments', 'a.scss', '// The list is read\n// anew.', 2, 'anew'],
    ['a phrase below the first line', 'a.ts', '/**\n * Loads the list.\n * Starts anew.\n */', 3, 'anew'],
    ['a clause after a tag', 'a.ts', '/** @returns What it is. */', 1, 'What it is'],
    ['a clause in a test name', 'a.test.ts', "\ntest('who waits is told', () => {})", 2, 'is told'],
    ['the name of a table test', 'a.test.ts', "it.each([\n  1,\n])('%s is for nobody', () => {})", 3, 'nobody'],
    ['a template as a test name', 'a.test.ts', 'describe(`the list gives up`, () => {})', 1, 'gives up'],
    ['a description of a choice', 'a.json', '{ "enumDescriptions": ["Off.",\n"For nobody."] }', 2, 'nobody'],
    ['a description of a schema', 'a.json', '{\n"description": "Starts at once." }', 2, 'at once'],
  ])('finds %s', (_, path, text, line, phrase) => {
    expect(findPhrases(path, text)).toContainEqual(expect.objectContaining({ line, phrase }))
  })

  it.each([
    ['a question', 'a.ts', '// Who has the key? What is it?'],
    ['the usual form of a missing value', 'a.ts', '/** The path; undefined if there is none. */'],
    ['several things at the same time', 'a.ts', '// Loads two lists at once.'],
    ['a house in a picture', 'a.ts', '// A house by a lake.'],
    ['strings that are not test names', 'a.ts', "const a = 'nobody stands there'"],
    ['titles in a schema', 'a.json', '{ "title": "nobody" }'],
  ])('ignores %s', (_, path, text) => expect(findPhrases(path, text)).toEqual([]))
})
