import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { accountTexts } from '../../src/text/accountTexts'
import { catalogueTexts } from '../../src/text/catalogueTexts'
import { collaborationTexts } from '../../src/text/collaborationTexts'
import { consentTexts } from '../../src/text/consentTexts'
import { eventTexts } from '../../src/text/eventTexts'
import { infoTexts } from '../../src/text/infoTexts'
import { playerTexts } from '../../src/text/playerTexts'
import { siteTexts } from '../../src/text/siteTexts'
import { texts } from '../../src/text/texts'
import { projectFiles } from '../house/sources'
import { FILES_WITHOUT_TEXTS, findUsedTexts } from './injectTexts'

it.each([
  ["t('close')", ['close']],
  ["<Button words=\"watch\" label={t(open ? 'hide' : 'show')} />", ['watch', 'show', 'hide']],
  ["import { close } from './close'", undefined],
  ["const noSuchSentence = 'constructor'", undefined],
])('finds the texts of %s', (code, keys) => {
  const found = findUsedTexts(code)
  expect(found && Object.keys(found).sort()).toEqual(keys && [...keys].sort())
})

it('every text is used by a file', () => {
  const root = join(import.meta.dirname, '..', '..')
  const files = projectFiles(root, ['src', 'registry']).filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\./.test(path) && !FILES_WITHOUT_TEXTS.test(path),
  )
  const used = new Set(
    files.flatMap((path) => Object.keys(findUsedTexts(readFileSync(join(root, path), 'utf8')) ?? {})),
  )
  expect(Object.keys(texts).filter((key) => !used.has(key))).toEqual([])
})

it('files without texts do not use the text functions', () => {
  const root = join(import.meta.dirname, '..', '..')
  const files = projectFiles(root, ['src']).filter(
    (path) =>
      /\.tsx?$/.test(path) && !/\.test\.|^src\/(?:text|generated)\//.test(path) && FILES_WITHOUT_TEXTS.test(path),
  )
  const words = /\buseText\b|\bTextKey\b|\bText\b.*\/text\//
  expect(files.filter((path) => words.test(readFileSync(join(root, path), 'utf8')))).toEqual([])
})

it('no text key is in two lists', () => {
  const lists = [
    siteTexts,
    accountTexts,
    catalogueTexts,
    collaborationTexts,
    consentTexts,
    infoTexts,
    playerTexts,
    eventTexts,
  ]
  expect(lists.reduce((sum, list) => sum + Object.keys(list).length, 0)).toBe(Object.keys(texts).length)
})
