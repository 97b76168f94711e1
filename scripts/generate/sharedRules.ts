import { usesHelpers } from './quickSource'

/** A rule that stands in so many validators of modules is said once: every page loads several of these. */
const OFTEN = 4

/** Where the shared rules stand, below `src/generated/validators`. */
export const RULES = 'rules.js'

const FUNCTION = /function (validate\d+)\(data\)(\{.*?return true;\})(?=function|const|export|import|\n|$)/gs
const PATTERN = /const (pattern\d+) = new RegExp\(("(?:[^"\\]|\\.)*"), "(\w*)"\);/g

/**
 * Quick validators with the rules that many modules have in common moved to a file of their own: an address, a slug, a
 * flag. The problem: each validator is made by itself, and a home page of three modules loads the same rules three times.
 * @param sources of quick validators, by the schema's path below schemas/
 * @returns the sources, with the shared rules by the name of their file
 */
export function shareRules(sources: ReadonlyMap<string, string>): Map<string, string> {
  const users = new Map<string, number>()
  for (const [key, source] of sources) {
    if (!key.startsWith('modules/')) continue
    for (const rule of new Set(rulesOf(source).values())) users.set(rule, (users.get(rule) ?? 0) + 1)
  }
  const shared = [...users].flatMap(([rule, count]) => (count >= OFTEN ? [rule] : [])).sort()
  const names = new Map(shared.map((rule, index) => [rule, `rule${index + 1}`]))
  const out = new Map([...sources].map(([key, source]) => [key, withShared(key, source, names)]))
  const rules = shared.map((rule) => `export function ${names.get(rule)}(data)${rule}\n`)
  return out.set(RULES, `// Made by \`npm run generate\`: do not edit.\n${rules.join('')}`)
}

/** The rules of a validator that need nothing else of it, by their names in it. Patterns stand in their place. */
function rulesOf(source: string): Map<string, string> {
  // As a literal a pattern is made once, also inside a function that is called often.
  const patterns = new Map<string, string>()
  for (const [, name = '', text = '', flags = ''] of source.matchAll(PATTERN))
    patterns.set(name, String(new RegExp(JSON.parse(text), flags)))
  const rules = new Map<string, string>()
  for (const [, name = '', body = ''] of source.matchAll(FUNCTION)) {
    if (/\b(?:validate|func|schema)\d+\b/.test(body) || usesHelpers(body)) continue
    rules.set(
      name,
      body.replaceAll(/\bpattern\d+\b/g, (used) => patterns.get(used) ?? used),
    )
  }
  return rules
}

function withShared(key: string, source: string, names: ReadonlyMap<string, string>): string {
  const imports: string[] = []
  let rest = source
  for (const [own, rule] of rulesOf(source)) {
    const name = names.get(rule)
    if (!name) continue
    imports.push(`${name} as ${own}`)
    rest = rest.replace(FUNCTION, (whole, found) => (found === own ? '' : whole))
  }
  if (imports.length === 0) return source
  rest = rest.replaceAll(PATTERN, (whole, name) => (rest.split(new RegExp(`\\b${name}\\b`)).length > 2 ? whole : ''))
  const file = `${'../'.repeat(key.split('/').length - 1) || './'}${RULES}`
  return rest.replace('"use strict";', `"use strict";import { ${imports.join(', ')} } from "${file}";`)
}
