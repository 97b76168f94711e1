import { tokenize, tokenTypes } from 'css-tree'

/** A declaration of a style sheet. */
export interface Declaration {
  property: string
  value: string
  /** Where the property begins in the text, and where the value does. */
  offset: number
  valueOffset: number
  /** Selectors of its rule. Undefined: it is inside of an at-rule or of another rule. */
  selectors: string[] | undefined
}

/** A syntax error. Browsers skip what it is in, without a message. */
export interface Fault {
  offset: number
  message: string
}

interface Token {
  type: number
  start: number
  end: number
}

/** A bracket that is open, with the one that closes it. */
type Open = { close: string; offset: number }

/**
 * Reads the declarations of a style sheet, and all its syntax errors. Unlike css-tree's parser it reports what is not
 * closed, and reads rules that are nested without "&".
 */
export function readStyleSheet(text: string): { declarations: Declaration[]; faults: Fault[] } {
  const declarations: Declaration[] = []
  const faults: Fault[] = []
  const blocks: (Open & { selectors: string[] | undefined })[] = []
  let statement: Token[] = []
  let brackets: Open[] = []
  let faultsBefore = 0

  const say = (offset: number, message: string) => faults.push({ offset, message })
  const unclosed = ({ close, offset }: Open) => say(offset, `"${close}" is missing for this bracket`)
  const isDeclaration = () => statement[0]?.type === tokenTypes.Ident && statement[1]?.type === tokenTypes.Colon

  function begin(): void {
    statement = []
    brackets = []
    faultsBefore = faults.length
  }

  function end(): void {
    brackets.forEach(unclosed)
    const [first, colon, ...rest] = statement
    if (first && faults.length === faultsBefore && !IGNORED.includes(first.type)) {
      const [from, to] = [rest[0] ?? colon, rest.at(-1) ?? colon]
      if (blocks.length === 0) say(first.start, 'expected a rule, as in ":root { … }"')
      else if (!isDeclaration() || !from || !to) say(first.start, 'expected a declaration, as in "color: red;"')
      else
        declarations.push({
          property: text.slice(first.start, first.end),
          value: rest.length > 0 ? text.slice(from.start, to.end).replace(/\s*!\s*important$/i, '') : '',
          offset: first.start,
          valueOffset: from.start,
          selectors: blocks.length === 1 ? blocks[0]?.selectors : undefined,
        })
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
    } else if (bracket !== '}') say(offset, `"${bracket}" closes nothing`)
    else {
      end()
      if (!blocks.pop()) say(offset, '"}" closes nothing')
    }
  }

  tokenize(text, (type, start, endOfToken) => {
    const token = text.slice(start, endOfToken)
    if (type === tokenTypes.Comment && !/^\/\*[\s\S]*\*\/$/.test(token)) say(start, 'the comment does not end')
    if (type === tokenTypes.WhiteSpace || type === tokenTypes.Comment) return
    if (type === tokenTypes.BadString || (type === tokenTypes.String && !/^(.)[\s\S]*\1$/.test(token)))
      say(start, 'the string does not end')
    if (type === tokenTypes.BadUrl) say(start, 'the address needs quotes')
    if (type === tokenTypes.Semicolon && brackets.length === 0) return end()
    const closing = CLOSING[type]
    // The value of a custom property may hold braces.
    const isInValue = brackets.length > 0 || (isDeclaration() && text.startsWith('--', statement[0]?.start))
    if (closing === '}' && !isInValue) return open(start)
    if (closing !== undefined) brackets.push({ close: closing, offset: endOfToken - 1 })
    if (CLOSED.includes(type)) {
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

/** What closes a bracket, by the type of the token that opens it. */
const CLOSING: Readonly<Record<number, string>> = {
  [tokenTypes.LeftCurlyBracket]: '}',
  [tokenTypes.LeftParenthesis]: ')',
  [tokenTypes.Function]: ')',
  [tokenTypes.LeftSquareBracket]: ']',
}
const CLOSED: readonly number[] = [
  tokenTypes.RightCurlyBracket,
  tokenTypes.RightParenthesis,
  tokenTypes.RightSquareBracket,
]

/** Statements that begin with one of these are no declarations: `@import`, and the marks of a comment of HTML. */
const IGNORED: readonly number[] = [tokenTypes.AtKeyword, tokenTypes.CDO, tokenTypes.CDC]

/**
 * The tokens that a style sheet sets on the root element, outside of media queries and the like. The last one counts.
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
