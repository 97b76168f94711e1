import { join } from 'node:path'
import { readCatalogue } from '../../../fixtures/service/catalogue/catalogue'
import { LOGIN_ERROR_TEXTS } from '../../../src/session/loginErrorTexts'
import { texts } from '../../../src/text/texts'
import type { KnownValues } from './additions'

/** Values that the schemas do not list: keys of texts, error codes, and genres of the fixture catalogue. */
export function readKnownValues(root: string): KnownValues {
  const sentences = new Map(
    Object.entries(texts).flatMap(([key, entry]): [string, string][] =>
      typeof entry === 'string'
        ? [[key, entry]]
        : Object.entries(entry).map(([form, words]) => [`${key}.${form}`, words]),
    ),
  )
  const textOf = (key: string) => sentences.get(key) ?? ''
  const fixtures = join(root, 'fixtures')
  const folders = {
    catalogueFolder: join(fixtures, 'catalogue'),
    artFolder: join(fixtures, 'media', 'art'),
    siteFolder: undefined,
  }
  return {
    texts: sentences,
    loginCodes: new Map([...LOGIN_ERROR_TEXTS].map(([code, key]) => [code, textOf(key)])),
    playCodes: new Map(['1', '2', '3', '4', '5', '6'].map((code) => [code, textOf(`playError${code}`)])),
    genres: new Map(readCatalogue(folders).genres.map(({ slug, name }) => [slug, name])),
    titleTypes: ['feature', 'series', 'season', 'episode', 'extra', 'trailer', 'video'],
  }
}
