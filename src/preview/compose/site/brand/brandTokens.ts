import brandTokens from '../../../../../docs/reference/brand-tokens.json'
import type { BrandToken } from '../../../../tools/css/brandToken'

/** All tokens that a brand may set, by name, in the order in which they are written. */
export const TOKENS: ReadonlyMap<string, BrandToken> = new Map(Object.entries<BrandToken>(brandTokens))

export interface TokenGroup {
  label: string
  about: string | undefined
  names: readonly string[]
}

export const TOKEN_GROUPS: readonly TokenGroup[] = groupsOf(TOKENS)

function groupsOf(tokens: ReadonlyMap<string, BrandToken>): TokenGroup[] {
  const headings = new Set([...tokens.values()].map(({ group }) => group))
  return [...headings].map((heading) => {
    const [label = '', about] = heading.split(/: (.*)/s)
    return {
      label,
      about: about && capitalize(about),
      names: [...tokens].filter(([, { group }]) => group === heading).map(([name]) => name),
    }
  })
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export const tokenDescription = (name: string): string => TOKENS.get(name)?.description ?? name

export const isColour = (name: string): boolean => TOKENS.get(name)?.type === '<color>'

/** The value if the brand sets none. */
export const defaultOf = (name: string): string | undefined => TOKENS.get(name)?.defaults[0]
