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
  if (plain.trim() === '') return report('the file is empty: expected JSON')
  if (/^\s*<(?:!doctype|html|\?xml|[a-z])/i.test(plain)) return report(webPageMessage(plain))
  const errors: ParseError[] = []
  try {
    parse(plain, errors, { disallowComments: true, allowTrailingComma: false })
  } catch {
    return report('the file is nested too deep to be read', 0, 'json/too-deep')
  }
  const [first] = errors
  if (!first) return undefined
  const details = ERROR_DETAILS[printParseErrorCode(first.error)]
  return report(`the file is not valid JSON${details ? `: ${details}` : ''}`, Math.min(first.offset, plain.length))
}

/** Duplicate keys of objects; the last one counts. */
export function duplicateFields(file: string, text: string): Problem[] {
  const found: Problem[] = []
  const open: Map<string, number>[] = []
  visit(text, {
    onObjectBegin: () => void open.push(new Map()),
    onObjectEnd: () => void open.pop(),
    onObjectProperty: (name, _offset, _length, line, column, pathOf) => {
      const names = open.at(-1)
      const firstLine = names?.get(name)
      names?.set(name, line + 1)
      if (firstLine === undefined) return
      found.push({
        severity: 'warning',
        rule: 'json/double-name',
        file,
        pointer: [...pathOf(), name].map(pointerToken).join(''),
        message: `duplicate field "${name}" (first in line ${firstLine}): this one is used; remove one of them`,
        line: line + 1,
        column: column + 1,
      })
    },
  })
  return found
}

function webPageMessage(text: string): string {
  const title = /<title[^>]*>([^<]{1,80})/i.exec(text)?.[1]?.trim()
  return `the file is a web page, not JSON${title ? `: "${title}"` : ''}`
}

const ERROR_DETAILS: Record<string, string> = {
  InvalidSymbol: 'unknown word (texts need double quotes)',
  InvalidNumberFormat: 'invalid number',
  PropertyNameExpected: 'expected a field name in double quotes (is there an extra comma?)',
  ValueExpected: 'expected a value (is there an extra comma?)',
  ColonExpected: 'expected a colon',
  CommaExpected: 'expected a comma',
  CloseBraceExpected: 'expected a closing brace }',
  CloseBracketExpected: 'expected a closing bracket ]',
  EndOfFileExpected: 'expected nothing after the end of the document',
  InvalidCommentToken: 'comments are not allowed in JSON',
  UnexpectedEndOfComment: 'comments are not allowed in JSON',
  UnexpectedEndOfString: 'the text has no closing double quote',
  UnexpectedEndOfNumber: 'the number is not complete',
  InvalidUnicode: 'expected four hexadecimal digits after \\u',
  InvalidEscapeCharacter: 'invalid character after a backslash',
  InvalidCharacter: 'line break or tab in a text (write \\n or \\t)',
}
