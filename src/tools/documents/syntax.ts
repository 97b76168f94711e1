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
  return (
    first &&
    report(
      ERROR_MESSAGES[printParseErrorCode(first.error)] ?? 'the file is not valid JSON',
      Math.min(first.offset, plain.length),
    )
  )
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

const ERROR_MESSAGES: Record<string, string> = {
  InvalidSymbol: 'the file is not valid JSON: unknown word (texts need double quotes)',
  InvalidNumberFormat: 'the file is not valid JSON: invalid number',
  PropertyNameExpected: 'the file is not valid JSON: expected a field name in double quotes (is there an extra comma?)',
  ValueExpected: 'the file is not valid JSON: expected a value (is there an extra comma?)',
  ColonExpected: 'the file is not valid JSON: expected a colon',
  CommaExpected: 'the file is not valid JSON: expected a comma',
  CloseBraceExpected: 'the file is not valid JSON: expected a closing brace }',
  CloseBracketExpected: 'the file is not valid JSON: expected a closing bracket ]',
  EndOfFileExpected: 'the file is not valid JSON: expected nothing after the end of the document',
  InvalidCommentToken: 'the file is not valid JSON: comments are not allowed',
  UnexpectedEndOfComment: 'the file is not valid JSON: comments are not allowed',
  UnexpectedEndOfString: 'the file is not valid JSON: the text has no closing double quote',
  UnexpectedEndOfNumber: 'the file is not valid JSON: the number is not complete',
  InvalidUnicode: 'the file is not valid JSON: expected four hexadecimal digits after \\u',
  InvalidEscapeCharacter: 'the file is not valid JSON: invalid character after a backslash',
  InvalidCharacter: 'the file is not valid JSON: line break or tab in a text (write \\n or \\t)',
}
