import { compileString, Exception } from 'sass'
import { nearest } from '../../../src/lib/nearest'
import { lineStarts, positionOf } from '../../../src/site/validate/explain/positions'
import type { Problem } from '../../../src/site/validate/problem'
import { cssColour } from '../css/cssColour'
import { plainCss } from '../css/cssTokens'
import type { SiteCheck } from '../site/site'

/** Style sheets of the brand that cannot be read, tokens that no part reads, and colours that are none. */
export const styleSheets: SiteCheck = ({ config, textOf, tokenNames }) => {
  if (!config || !textOf) return []
  const sheets = [config.document.site_config.css ?? []].flat().flatMap((address) => textOf(address) ?? [])
  // What one sheet sets, another one may read.
  const own = new Set(sheets.flatMap(({ text }) => [...plainCss(text).matchAll(SET)].map(([, name = '']) => name)))
  return sheets.flatMap(({ file, text }): Problem[] => {
    const broken = syntaxProblem(file, text)
    // What stands behind the fault is no matter until it is mended.
    if (broken) return [broken]
    const plain = plainCss(text)
    const starts = lineStarts(text)
    const say = (offset: number, message: string, suggestion?: string): Problem => ({
      severity: 'warning',
      file,
      pointer: '',
      message,
      ...(suggestion && { suggestion }),
      ...positionOf(offset, starts),
    })
    return [
      ...[...plain.matchAll(SET)].flatMap(({ 1: name = '', index }) => {
        if (!tokenNames || tokenNames.has(name)) return []
        return say(index, `no part of the site reads the token "${name}"`, nearest(name, tokenNames))
      }),
      ...[...plain.matchAll(READ)].flatMap(({ 0: whole, 1: name = '', index }) => {
        if (!tokenNames || tokenNames.has(name) || own.has(name)) return []
        return say(index + whole.indexOf(name), `there is no token "${name}"`, nearest(name, tokenNames))
      }),
      ...[...plain.matchAll(HEX)].flatMap(({ 1: before = '', 2: value = '', index }) =>
        cssColour(value) ? [] : say(index + before.length, `"${value}" is no colour: # and 3, 4, 6 or 8 signs`),
      ),
    ]
  })
}

const SET = /(?<![\w-])(--mq-[\w-]+)(?=\s*:)/g
const READ = /var\(\s*(--mq-[\w-]+)\s*\)/g

/** A colour in a declaration; an address may have a mark of the same form. */
const HEX = /(:[^;{}]*?)(?<!url\([^)]*|[\w/])(#[\w-]+)(?=[^{}]*[;}])/g

/** What keeps a text from being a style sheet, where it is. Sass is the reader: browsers pass over it without a word. */
function syntaxProblem(file: string, text: string): Problem | undefined {
  try {
    compileString(text, { syntax: 'css', logger: { warn: () => {} } })
    return undefined
  } catch (error) {
    if (!(error instanceof Exception)) throw error
    const { line, column } = error.span.start
    const message = `is no style sheet: ${error.sassMessage.replace(/\.$/, '')}`
    return { severity: 'error', file, pointer: '', message, line: line + 1, column: column + 1 }
  }
}
