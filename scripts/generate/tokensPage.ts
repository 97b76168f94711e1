import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrandToken } from './brandTokens'

/** The page of all tokens that a brand may set. Comments of `tokens.scss` are its headings. */
export function tokensPage(root: string, tokens: ReadonlyMap<string, BrandToken>): string {
  const source = readFileSync(join(root, 'src/styles/tokens.scss'), 'utf8')
  const parts: string[] = []
  const listed = new Set<string>()
  const row = (name: string, token: BrandToken) => {
    const defaults = token.defaults.map((value) => `\`${value}\``).join(' or ')
    return `| \`${name}\` | ${kindOf(token)} | ${defaults} |`
  }
  for (const line of source.slice(source.indexOf(':root')).split('\n')) {
    const heading = /^ {2}\/\/ (.+)$/.exec(line)?.[1]
    if (heading) parts.push('', `## ${heading}`, '', ...HEAD)
    const name = /^ {2}(--mq-[\w-]+):/.exec(line)?.[1] ?? ''
    const token = tokens.get(name)
    if (token) parts.push(row(name, token))
    listed.add(name)
  }
  const others = [...tokens].filter(([name]) => !listed.has(name)).sort(([a], [b]) => (a < b ? -1 : 1))
  parts.push('', '## For single parts', '', ...HEAD, ...others.map(([name, token]) => row(name, token)))
  return `${[INTRO, ...parts].join('\n')}\n`
}

const kindOf = ({ type, properties }: BrandToken) =>
  type?.startsWith('<')
    ? `\`${type}\``
    : [type ?? properties]
        .flat()
        .map((name) => `as \`${name}\``)
        .join(', ')

const HEAD = ['| token | value | default |', '|---|---|---|']

const INTRO = `<!-- Made by \`npm run generate\` from the style sheets: do not edit. -->
# Brand tokens

A brand sets custom properties in the style sheet that its config names (\`site_config.css\`), below its root class (\`site_config.css_root\`). What it leaves out keeps the default.

**Value** is a CSS type, or a CSS property that takes the same values. \`npm run validate\` reports other values. Where two defaults are listed, parts of the site differ as long as no brand sets the token. [brand-tokens.json](brand-tokens.json) has the same for tools.

In preview, and in \`npm run validate\`, ink, soft, faint and accent text on ground and surface, and the ink on the accent, are measured: less than 4.5:1 is a problem; the focus ring needs 3:1.`
