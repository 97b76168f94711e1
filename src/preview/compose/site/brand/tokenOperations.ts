import { valueAtPath } from '../../../../lib/json/valueAtPath'
import type { SiteOperation, SiteTexts } from '../../../../tools/edit/editSite'
import type { Operation } from '../../../../tools/edit/operation'
import { CONFIG_FILE, dataIn } from '../../draft/siteData'
import type { Brand } from './brand'

/**
 * Operations that set a token, or remove it. The style sheet that sets it is changed; a new token is added to the one
 * with most tokens. A site without a style sheet gets one.
 */
export function tokenOperations(
  files: SiteTexts,
  { sheets, tokens }: Brand,
  name: string,
  value: string | undefined,
): SiteOperation[] {
  const holder = tokens.get(name)?.file
  if (holder) return [{ file: holder, token: name, value }]
  if (value === undefined) return []
  const [fullest] = [...sheets].reverse().sort((a, b) => b.tokens.length - a.tokens.length)
  if (fullest) return [{ file: fullest.file, token: name, value }]
  const file = unusedSheetName(files)
  return [
    { file, text: '' },
    { file: CONFIG_FILE, change: linkSheetOperation(dataIn(files, CONFIG_FILE), `/site/${file}`) },
    { file, token: name, value },
  ]
}

/** A style sheet that exists but is not linked may contain anything, so it is not used. */
function unusedSheetName(files: SiteTexts): string {
  let name = 'brand.css'
  for (let count = 2; files.has(name); count++) name = `brand-${count}.css`
  return name
}

/** Adds a style sheet after those that the site loads, which are not documents of the site. */
function linkSheetOperation(config: unknown, address: string): Operation {
  const at = ['site_config', 'css']
  const css = valueAtPath(config, at)
  if (Array.isArray(css)) return { do: 'insert', list: at, value: address }
  return { do: 'set', at, value: typeof css === 'string' ? [css, address] : address }
}
