/** A custom property of a style sheet. */
export interface Token {
  value: string
  /** Where its name begins in the text. */
  offset: number
}

/**
 * The `--mq-…` tokens that a style sheet sets on the root element. Those inside @media and the like are left out.
 * @param rootClass `css_root` of the config
 */
export function cssTokens(css: string, rootClass?: string): Map<string, Token> {
  const plain = plainCss(css)
  const roots = new Set([
    ':root',
    'html',
    ...(rootClass ? ['', ':root', 'html'].map((base) => `${base}.${rootClass}`) : []),
  ])
  const tokens = new Map<string, Token>()
  for (const [selector, body, start] of rules(plain)) {
    if (!selector.split(',').some((part) => roots.has(part.trim()))) continue
    for (const match of body.matchAll(/(--mq-[\w-]+)\s*:\s*([^;{}]+)/g)) {
      tokens.set(match[1] ?? '', { value: (match[2] ?? '').trim(), offset: start + match.index })
    }
  }
  return tokens
}

/** A style sheet whose comments are spaces, so that offsets stay. */
export const plainCss = (css: string): string =>
  css.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g, (comment) => ' '.repeat(comment.length))

/** The outermost rules: selector, the declarations that belong to it alone, and where they begin. */
function* rules(css: string): Generator<[selector: string, body: string, start: number]> {
  let depth = 0
  let from = 0
  let selector = ''
  let body = ''
  for (let at = 0; at < css.length; at++) {
    const sign = css[at]
    if (sign === '{') {
      if (depth === 0) {
        selector = css.slice(from, at).trim()
        from = at + 1
        body = ''
      }
      depth++
      // What is nested becomes spaces.
      if (depth > 1) body += ' '
    } else if (sign === '}') {
      depth = Math.max(0, depth - 1)
      if (depth > 0) body += ' '
      else {
        yield [selector, body, from]
        from = at + 1
      }
    } else if (sign === ';' && depth === 0) from = at + 1
    else if (depth > 0) body += depth === 1 ? sign : ' '
  }
}
