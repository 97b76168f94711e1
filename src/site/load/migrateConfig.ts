import { isRecord } from '../../lib/json/isRecord'
/** The version that `schemas/config.json` describes. A document without a version is of version 1. */
export const CONFIG_VERSION = 2

type Document = Record<string, unknown>
/** Is told of each place that a migration changed: its JSON pointer, and what became of it. */
export type Told = (pointer: string, what: string) => void

/** Step N brings a document of version N to N + 1. A new version adds one step here and a row to the test. */
const steps: Record<number, (document: Document, told?: Told) => void> = {
  1: brandLinkBecomesLink,
}

/**
 * Brings an older site config to the present form, in place. What it does not understand it leaves to the validator.
 * @returns the same document
 */
export function migrateConfig(document: unknown, told?: Told): unknown {
  if (!isRecord(document)) return document
  for (let version = versionOf(document); version < CONFIG_VERSION; version++) steps[version]?.(document, told)
  return document
}

/** The version of a site config: what it says, or 1. */
export function versionOf(document: unknown): number {
  const said = isRecord(document) ? document.schema_version : undefined
  return typeof said === 'number' && Number.isInteger(said) && said >= 1 ? said : 1
}

/** Version 1 held `custom_brand_link` as a plain address; since version 2 it is a link with words. */
function brandLinkBecomesLink(document: Document, told?: Told): void {
  const config = document.site_config
  if (!isRecord(config) || typeof config.custom_brand_link !== 'string') return
  const label = [document.site_title, document.distributor].find((name) => typeof name === 'string' && name) ?? 'Home'
  config.custom_brand_link = { label, url: config.custom_brand_link }
  told?.('/site_config/custom_brand_link', 'an address became a link with label and url')
}
