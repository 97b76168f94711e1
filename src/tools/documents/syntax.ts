import { type ParseError, parse, printParseErrorCode, visit } from 'jsonc-parser'
import { pointerToken } from '../../lib/json/pointer'
import { lineStarts, positionOf } from '../../site/validate/explain/positions'
import type { Problem } from '../../site/validate/problem'
import type { RuleName } from '../../site/validate/ruleName'

/** The first JSON syntax error with line and column; later ones follow from it. Undefined: valid */
export function syntaxProblem(file: string, text: string): Problem | undefined {
  // A byte order mark is allowed; a space keeps the columns.
  const plain = text.charCodeAt(0) === 0xfeff ? ` ${text.slice(1)}` : text
  const starts = lineStarts(plain)
  const report = (message: string, offset = 0, rule: RuleName = 'json/syntax'): Problem => ({
    severity: 'error',
    rule,
    file,
    pointer: '',
    message,
    ...positionOf(offset, starts),
  })
  if (plain.trim() === '') return report('the file is empty')
  if (/^\s*<(?:!doctype|html|\?xml|[a-z])/i.test(plain)) return report(pageMessage(plain))
  const errors: ParseError[] = []
  try {
    parse(plain, errors, { disallowComments: true, allowTrailingComma: false })
  } catch {
    return report('is nested too deep to be read', 0, 'json/too-deep')
  }
  const [first] = errors
  return first && report(WORDS[printParseErrorCode(first.error)] ?? 'is no JSON', Math.min(first.offset, plain.length))
}

/** Duplicate keys of objects; the last one counts. */
export function doubleNames(file: string, text: string): Problem[] {
  const found: Problem[] = []
  const open: Map<string, number>[] = []
  visit(text, {
    onObjectBegin: () => void open.push(new Map()),
    onObjectEnd: () => void open.pop(),
    onObjectProperty: (name, _offset, _length, line, column, pathOf) => {
      const names = open.at(-1)
      const before = names?.get(name)
      names?.set(name, line + 1)
      if (before === undefined) return
      found.push({
        severity: 'warning',
        rule: 'json/double-name',
        file,
        pointer: [...pathOf(), name].map(pointerToken).join(''),
        message: `"${name}" is here twice (first in line ${before}); this one stands`,
        line: line + 1,
        column: column + 1,
      })
    },
  })
  return found
}

function pageMessage(text: string): string {
  const title = /<title[^>]*>([^<]{1,80})/i.exec(text)?.[1]?.trim()
  return `is a page, not JSON${title ? `: "${title}"` : ''}`
}

const WORDS: Record<string, string> = {
  InvalidSymbol: 'is no JSON: an unknown word (texts need double quotes)',
  InvalidNumberFormat: 'is no JSON: no such number',
  PropertyNameExpected: 'is no JSON: the name of a field in double quotes is expected (is there a comma too many?)',
  ValueExpected: 'is no JSON: a value is expected (is there a comma too many?)',
  ColonExpected: 'is no JSON: a colon is expected',
  CommaExpected: 'is no JSON: a comma is expected',
  CloseBraceExpected: 'is no JSON: a closing brace } is expected',
  CloseBracketExpected: 'is no JSON: a closing bracket ] is expected',
  EndOfFileExpected: 'is no JSON: something stands after the end',
  InvalidCommentToken: 'is no JSON: comments are not allowed',
  UnexpectedEndOfComment: 'is no JSON: comments are not allowed',
  UnexpectedEndOfString: 'is no JSON: the text does not end (a double quote is missing)',
  UnexpectedEndOfNumber: 'is no JSON: the number does not end',
  InvalidUnicode: 'is no JSON: no such character after \\u',
  InvalidEscapeCharacter: 'is no JSON: no such character after a backslash',
  InvalidCharacter: 'is no JSON: a line break or tab inside a text',
}
