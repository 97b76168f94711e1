import type { BrandToken } from '../../src/tools/css/brandToken'

/**
 * The comments of `tokens.scss`: headings of groups, and the description after each token. Tokens without a declaration
 * have a comment of their own: `// --mq-name: Description`.
 */
export function describedTokens(scss: string): Map<string, Pick<BrandToken, 'description' | 'group'>> {
  const found = new Map<string, Pick<BrandToken, 'description' | 'group'>>()
  let group = ''
  for (const line of scss.slice(scss.indexOf(':root')).split('\n')) {
    const [, name, description] =
      /^ {2}(--mq-[\w-]+):.*; \/\/ (.+)$/.exec(line) ?? /^ {2}\/\/ (--mq-[\w-]+): (.+)$/.exec(line) ?? []
    if (name && description) found.set(name, { description, group })
    else group = /^ {2}\/\/ (.+)$/.exec(line)?.[1] ?? group
  }
  return found
}
