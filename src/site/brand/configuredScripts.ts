import type { GateScript } from '../../consent/scriptGate'
import type { SiteDocument } from '../../generated/types'

const GOOGLE_TAG_URL = 'https://www.googletagmanager.com/gtag/js?id='

/** The scripts of a config with the consent category that each needs; analytics needs the analytics consent. */
export function configuredScripts({ analytics_code: id = '', site_config: config }: SiteDocument): GateScript[] {
  const own = [config.js ?? []].flat().map((src) => ({ src, category: 'necessary' as const, ordered: true }))
  const listed = (config.scripts ?? []).map(({ src, category = 'necessary', integrity, async }) => ({
    src,
    category,
    integrity,
    ordered: async === false,
  }))
  const adobe = config.adobe_embed_src
    ? [{ src: config.adobe_embed_src, category: 'analytics' as const, tool: { name: 'adobe' as const } }]
    : []
  const tag = /^[A-Za-z0-9_-]{1,64}$/.test(id)
    ? [{ src: GOOGLE_TAG_URL + id, category: 'analytics' as const, tool: { name: 'google' as const, id } }]
    : []
  return [...own, ...listed, ...adobe, ...tag]
}
