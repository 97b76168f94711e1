import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The page of all that a brand may set in its style sheet, from the sheets of the site itself. */
export function tokensPage(root: string): string {
  const tokens = readFileSync(join(root, 'src/styles/tokens.scss'), 'utf8')
  const parts: string[] = []
  const defined = new Set<string>()
  for (const line of tokens.slice(tokens.indexOf(':root')).split('\n')) {
    const heading = /^ {2}\/\/ (.+)$/.exec(line)?.[1]
    const [, name, value] = /^ {2}(--mq-[\w-]+): (.+);$/.exec(line) ?? []
    if (heading) parts.push('', `## ${heading}`, '', ...HEAD)
    if (name && value) parts.push(`| \`${name}\` | \`${value}\` |`)
    if (name) defined.add(name)
  }
  const optional = optionalTokens(join(root, 'src')).filter(([name]) => !defined.has(name))
  parts.push(
    '',
    '## For single parts',
    '',
    ...HEAD,
    ...optional.map(([name, value]) => `| \`${name}\` | \`${value}\` |`),
  )
  return `${[INTRO, ...parts].join('\n')}\n`
}

/** Tokens that a part reads with a default of its own: `var(--mq-name, default)`. */
function optionalTokens(folder: string): [string, string][] {
  const found = new Map<string, string>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.name.endsWith('.scss')) continue
    const text = readFileSync(join(entry.parentPath, entry.name), 'utf8')
    for (const { 0: head, 1: name = '', index } of text.matchAll(/var\(\s*(--mq-[\w-]+),\s*/g))
      found.set(name, untilClosed(text.slice(index + head.length)))
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1))
}

/** What stands before the bracket that closes, on one line. */
function untilClosed(text: string): string {
  let open = 1
  const end = [...text].findIndex((sign) => {
    if (sign === '(') open += 1
    if (sign === ')') open -= 1
    return open === 0
  })
  return text.slice(0, end).replaceAll(/\s+/g, ' ').trim()
}

const HEAD = ['| token | default |', '|---|---|']

const INTRO = `<!-- Made by \`npm run generate\` from the style sheets: do not edit. -->
# Brand tokens

A brand sets custom properties in the style sheet that its config names (\`site_config.css\`), below its root class (\`site_config.css_root\`). What it leaves out keeps the default. In preview, and in \`npm run validate\`, ink, soft, faint and accent text on ground and surface, and the ink on the accent, are measured: less than 4.5:1 is a problem; the focus ring needs 3:1.`
