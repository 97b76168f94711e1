import { valueAtPath } from '../../../../lib/json/valueAtPath'
import { validUrls } from '../../../../site/brand/brand'
import { lineStarts, positionOf } from '../../../../site/validate/explain/positions'
import { rootTokens } from '../../../../tools/css/styleSheet'
import { replaceVars } from '../../../../tools/css/tokenTexts'
import type { SiteTexts } from '../../../../tools/edit/editSite'
import type { TokenOptions } from '../../../../tools/edit/editTokens'
import { siteFileOf } from '../../../problems/siteFile'
import { CONFIG_FILE, dataIn, rootClassIn } from '../../draft/siteData'
import { defaultOf, TOKENS } from './brandTokens'

interface TokenSetting {
  value: string
  /** Path of the style sheet that decides. */
  file: string
  /** From 1. */
  line: number
}

/** The look of a site: its style sheets, and the tokens that they set on the root element. */
export interface Brand {
  /** Paths in the site folder, in the order in which they are loaded. */
  sheets: readonly { file: string; tokens: readonly string[] }[]
  /** Addresses of style sheets that are not documents of the site. */
  others: readonly string[]
  tokens: ReadonlyMap<string, TokenSetting>
}

export function readBrand(files: SiteTexts): Brand {
  const config = dataIn(files, CONFIG_FILE)
  const rootClass = rootClassIn(files)
  const css = valueAtPath(config, ['site_config', 'css'])
  const addresses = validUrls([css].flat().filter((each) => typeof each === 'string'))
  const sheets: { file: string; tokens: readonly string[] }[] = []
  const others: string[] = []
  const tokens = new Map<string, TokenSetting>()
  for (const address of addresses) {
    const file = address.startsWith('/') ? siteFileOf(address) : undefined
    const text = file === undefined ? undefined : files.get(file)
    if (file === undefined || text === undefined) {
      others.push(address)
      continue
    }
    const starts = lineStarts(text)
    const found = rootTokens(text, rootClass)
    for (const [name, { value, offset }] of found)
      tokens.set(name, { value, file, line: positionOf(offset, starts).line })
    sheets.push({ file, tokens: [...found.keys()] })
  }
  return { sheets, others, tokens }
}

/** Rules for changes of tokens. */
export function tokenOptions(files: SiteTexts): TokenOptions {
  return { order: [...TOKENS.keys()], rootClass: rootClassIn(files) }
}

/** The value that applies, without references to other tokens. */
export const resolveVars = ({ tokens }: Pick<Brand, 'tokens'>, value: string): string =>
  replaceVars(value, (other) => tokens.get(other)?.value ?? defaultOf(other))

export const appliedValue = (brand: Pick<Brand, 'tokens'>, name: string): string =>
  resolveVars(brand, brand.tokens.get(name)?.value ?? defaultOf(name) ?? '')

/** The value without a brand. */
export const appliedDefault = (name: string): string => appliedValue({ tokens: new Map() }, name)
