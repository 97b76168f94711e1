import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser'
import { parseJson } from '../../lib/json/parseJson'
import { CONFIG_FILE } from '../../site/load/loadConfig'
import type { Runtime } from '../../site/runtime'
import type { Problems } from '../../site/validate/problem'
import { readSiteFile, siteFileOf } from './siteFile'

/**
 * Says which of the module lists that the config names are no lists: on the page they just do not load, and nobody has
 * to visit it to find that out. Says nothing where there is no site folder.
 * @returns checks anew each time it is called; what is mended is forgotten
 */
export function createListCheck({ plan, problems, lists }: Runtime): () => Promise<void> {
  const { navbar, footer } = plan.document.site_config
  const named = [
    ...plan.routes.map(({ modules_uri }) => modules_uri),
    navbar?.modules_uri,
    navbar?.mobile_genres_modules_uri,
    footer?.modules_uri,
  ]
  const uris = new Set(named.filter((uri) => uri !== undefined))
  const wrong = new Set<string>()

  async function check(uri: string): Promise<void> {
    const path = siteFileOf(uri)
    if (path === undefined) return
    const text = await readSiteFile(path)
    const fault = text === undefined ? { message: `there is no file ${path}` } : faultOf(text)
    // A list that was read has forgotten by itself, and may have found other problems since.
    if (wrong.delete(uri) && !lists().some((known) => known.uri === uri && known.loader.read())) problems.forget(uri)
    if (!fault) return
    wrong.add(uri)
    problems.add([{ severity: 'error', file: uri, pointer: '', ...fault }])
  }

  return async () => {
    if ((await readSiteFile('config.json')) === undefined) return
    await Promise.all([...uris].map(check))
  }
}

function faultOf(text: string): { message: string; line?: number; column?: number } | undefined {
  const fault = jsonFault(text)
  if (fault) return fault
  const list: unknown = parseJson(text)
  const named = typeof list === 'object' && list !== null && 'data' in list && Array.isArray(list.data)
  return named ? undefined : { message: 'is no module list: it needs a list named "data"', line: 1, column: 1 }
}

/** Says where the site config stops being JSON: the last good one of this browser may hide that. */
export async function checkConfig(problems: Problems): Promise<void> {
  const text = await readSiteFile(CONFIG_FILE)
  const fault = text === undefined ? undefined : jsonFault(text)
  if (fault) problems.add([{ severity: 'error', file: CONFIG_FILE, pointer: '', ...fault }])
}

/** Where a text stops being JSON, 1-based, and why; undefined where it is JSON. */
export function jsonFault(text: string): { message: string; line: number; column: number } | undefined {
  if (/^\s*</.test(text)) return { message: 'is a web page, no JSON', line: 1, column: 1 }
  const errors: ParseError[] = []
  parse(text, errors, { disallowComments: true })
  const [first] = errors
  if (!first) return undefined
  const before = text.slice(0, first.offset).split('\n')
  const why = printParseErrorCode(first.error)
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
  return { message: `is no JSON: ${why}`, line: before.length, column: (before.at(-1) ?? '').length + 1 }
}
