// Without css-tree's parser and data, which are four times as large.
import { tokenize, tokenTypes } from 'css-tree/tokenizer'

export interface Declaration {
  property: string
  value: string
  /** Start of the property and of the value in the text. */
  offset: number
  valueOffset: number
  /** Selectors of its rule. Undefined inside an at-rule or a nested rule. */
  selectors: string[] | undefined
}

/** A syntax error. Browsers skip the statement around it without a message. */
export interface CssSyntaxError {
  offset: number
  message: string
}

interface CssToken {
  type: number
  start: number
  end: number
}

/** An open bracket and the bracket that closes it. */
type OpenBracket = { close: string; offset: number }

/**
 * Reads the declarations and all syntax errors of a style sheet. Unlike css-tree's parser, it reports unclosed blocks
 * and reads nested rules without "&".
 */
export function readStyleSheet(text: string): { declarations: Declaration[]; faults: CssSyntaxError[] } {
  const declarations: Declaration[] = []
  const faults: CssSyntaxError[] = []
  const blocks: (OpenBracket & { selectors: string[] | undefined })[] = []
  let statement: CssToken[] = []
  let brackets: OpenBracket[] = []
  let faultsBefore = 0

  const report = (offset: number, message: string) => faults.push({ offset, message })
  const unclosed = ({ close, offset }: OpenBracket) => report(offset, `missing "${close}" for this bracket`)

  function begin(): void {
    statement = []
    brackets = []
    faultsBefore = faults.length
  }

  function end(): void {
    brackets.forEach(unclosed)
    const [first] = statement
    if (first && faults.length === faultsBefore && !NON_DECLARATION_STARTS.includes(first.type)) {
      const declaration = declarationOf(statement, text)
      if (blocks.length === 0) report(first.start, 'expected a rule, as in ":root { … }"')
      else if (!declaration) report(first.start, 'expected a declaration, as in "color: red;"')
      else declarations.push({ ...declaration, selectors: blocks.length === 1 ? blocks[0]?.selectors : undefined })
    }
    begin()
  }

  function open(offset: number): void {
    const first = statement[0]
    const prelude = text.slice(first?.start ?? offset, offset)
    const selectors = prelude.split(',').map((selector) => selector.trim())
    blocks.push({ close: '}', offset, selectors: first?.type === tokenTypes.AtKeyword ? undefined : selectors })
    begin()
  }

  function close(bracket: string, offset: number): void {
    const at = brackets.findLastIndex((each) => each.close === bracket)
    if (at >= 0) {
      const [, ...inner] = brackets.splice(at)
      inner.forEach(unclosed)
    } else if (bracket !== '}') report(offset, `unexpected "${bracket}"`)
    else {
      end()
      if (!blocks.pop()) report(offset, 'unexpected "}"')
    }
  }

  /** Whether braces are part of a value: inside brackets, and in the value of a custom property. */
  const isInValue = () =>
    brackets.length > 0 || (isDeclaration(statement) && text.startsWith('--', statement[0]?.start))

  tokenize(text, (type, start, endOfToken) => {
    const token = text.slice(start, endOfToken)
    const fault = tokenFault(type, token)
    if (fault) report(start, fault)
    if (type === tokenTypes.WhiteSpace || type === tokenTypes.Comment) return
    if (type === tokenTypes.Semicolon && brackets.length === 0) return end()
    const closing = CLOSING_BRACKETS[type]
    if (closing === '}' && !isInValue()) return open(start)
    if (closing !== undefined) brackets.push({ close: closing, offset: endOfToken - 1 })
    if (CLOSING_BRACKET_TYPES.includes(type)) {
      const isEnd = token === '}' && !brackets.some((each) => each.close === token)
      close(token, start)
      if (isEnd) return
    }
    statement.push({ type, start, end: endOfToken })
  })
  end()
  blocks.forEach(unclosed)
  return { declarations, faults }
}

/** The syntax error of one CSS token (lexer token), if any. */
function tokenFault(type: number, token: string): string | undefined {
  if (type === tokenTypes.Comment && !/^\/\*[\s\S]*\*\/$/.test(token)) return 'unterminated comment'
  if (type === tokenTypes.BadString) return 'unterminated string'
  if (type === tokenTypes.String && !/^(.)[\s\S]*\1$/.test(token)) return 'unterminated string'
  return type === tokenTypes.BadUrl ? 'the URL needs quotes' : undefined
}

const isDeclaration = ([property, colon]: readonly CssToken[]) =>
  property?.type === tokenTypes.Ident && colon?.type === tokenTypes.Colon

function declarationOf(statement: readonly CssToken[], text: string): Omit<Declaration, 'selectors'> | undefined {
  const [property, colon, ...value] = statement
  if (!property || !colon || !isDeclaration(statement)) return undefined
  const [first, last] = [value[0], value.at(-1)]
  return {
    property: text.slice(property.start, property.end),
    value: first && last ? text.slice(first.start, last.end).replace(/\s*!\s*important$/i, '') : '',
    offset: property.start,
    valueOffset: (first ?? colon).start,
  }
}

/** The closing bracket for each type of opening token. */
const CLOSING_BRACKETS: Readonly<Record<number, string>> = {
  [tokenTypes.LeftCurlyBracket]: '}',
  [tokenTypes.LeftParenthesis]: ')',
  [tokenTypes.Function]: ')',
  [tokenTypes.LeftSquareBracket]: ']',
}
const CLOSING_BRACKET_TYPES: readonly number[] = [
  tokenTypes.RightCurlyBracket,
  tokenTypes.RightParenthesis,
  tokenTypes.RightSquareBracket,
]

/** Statements that start with these tokens are not declarations: at-rules such as `@import`, and HTML comment delimiters. */
const NON_DECLARATION_STARTS: readonly number[] = [tokenTypes.AtKeyword, tokenTypes.CDO, tokenTypes.CDC]

/**
 * The tokens that a style sheet sets on the root element, outside of at-rules such as media queries. The last
 * declaration wins.
 * @param rootClass `css_root` of the config
 */
export function rootTokens(css: string, rootClass?: string): Map<string, Declaration> {
  const bases = ['', ':root', 'html']
  const roots = new Set([':root', 'html', ...(rootClass ? bases.map((base) => `${base}.${rootClass}`) : [])])
  return new Map(
    readStyleSheet(css)
      .declarations.filter(
        ({ property, selectors }) => property.startsWith('--mq-') && selectors?.some((each) => roots.has(each)),
      )
      .map((declaration) => [declaration.property, declaration]),
  )
}
