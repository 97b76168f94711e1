import { type Colour, findLowContrast } from '../../../src/site/brand/contrast'
import { lineStarts, positionOf } from '../../../src/site/validate/explain/positions'
import type { Problem } from '../../../src/site/validate/problem'
import { parseCssColour } from '../../../src/tools/css/parseCssColour'
import { rootTokens } from '../../../src/tools/css/styleSheet'
import type { SiteCheck } from '../site/site'

/** `file` is undefined for default values. */
interface ColourSource {
  value: string
  offset: number
  file?: string
  text: string
}

/** Reports brand colours with too little contrast (conventions 31), as the style sheets set them on the root element. */
export const checkBrandColours: SiteCheck = ({ config, readFile, brandTokens = new Map() }) => {
  if (!config || !readFile) return []
  const { css = [], css_root } = config.document.site_config
  const all = new Map<string, ColourSource>()
  for (const [name, { defaults }] of brandTokens) all.set(name, { value: defaults[0] ?? '', offset: 0, text: '' })
  for (const address of [css].flat()) {
    const sheet = readFile(address)
    if (!sheet) continue
    for (const [name, { value, offset }] of rootTokens(sheet.text, css_root)) all.set(name, { value, offset, ...sheet })
  }
  /** The token and, if its value is `var(--mq-…)`, the tokens that it refers to. */
  const chain = (name: string, hops = 0): ColourSource[] => {
    const token = all.get(name)
    const other = /^var\((--mq-[\w-]+)\)$/.exec(token?.value ?? '')?.[1]
    return token ? [token, ...(other && hops < 5 ? chain(other, hops + 1) : [])] : []
  }
  const colourOf = (name: string): Colour | undefined => parseCssColour(chain(name).at(-1)?.value ?? '')
  return findLowContrast(colourOf).flatMap(({ tokens, message }): Problem[] => {
    // Report at the token that the brand sets: the foreground colour if possible, else the background.
    const own = tokens.flatMap((name) => chain(name)).find(({ file }) => file !== undefined)
    if (own?.file === undefined) return []
    const position = positionOf(own.offset, lineStarts(own.text))
    return [{ severity: 'warning', rule: 'look/contrast', file: own.file, pointer: '', message, ...position }]
  })
}
