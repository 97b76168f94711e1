import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser'

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
