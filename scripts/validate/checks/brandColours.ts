import { type Colour, contrastProblems } from '../../../src/site/brand/contrast'
import { lineStarts, positionOf } from '../../../src/site/validate/explain/positions'
import type { Problem } from '../../../src/site/validate/problem'
import { cssColour } from '../css/cssColour'
import { cssTokens, type Token } from '../css/cssTokens'
import type { SiteCheck } from '../site/site'

/** Colours of the brand that cannot be read on each other (conventions 31): as its style sheets set them on the root element. */
export const brandColours: SiteCheck = ({ config, textOf, defaultTokens = '' }) => {
  if (!config || !textOf) return []
  const { css = [], css_root } = config.document.site_config
  const all = new Map<string, Token & { file?: string; text: string }>()
  const take = (text: string, file?: string) => {
    for (const [name, token] of cssTokens(text, css_root)) all.set(name, { ...token, file, text })
  }
  take(defaultTokens)
  for (const address of [css].flat()) {
    const sheet = textOf(address)
    if (sheet) take(sheet.text, sheet.file)
  }
  /** A token, and those that it takes its value from. */
  const chain = (name: string, hops = 0): (Token & { file?: string; text: string })[] => {
    const token = all.get(name)
    const other = /^var\((--mq-[\w-]+)\)$/.exec(token?.value ?? '')?.[1]
    return token ? [token, ...(other && hops < 5 ? chain(other, hops + 1) : [])] : []
  }
  const colourOf = (name: string): Colour | undefined => cssColour(chain(name).at(-1)?.value ?? '')
  return contrastProblems(colourOf, '').flatMap((problem): Problem[] => {
    // At the token that the brand sets: what stands in front, else what lies behind.
    const named = (problem.message.match(/--mq-[\w-]+/g) ?? []).flatMap((name) => chain(name))
    const own = named.find(({ file }) => file !== undefined)
    if (own?.file === undefined) return []
    return [{ ...problem, file: own.file, ...positionOf(own.offset, lineStarts(own.text)) }]
  })
}
