import { isRecord } from '../../lib/json/isRecord'

/** Version that `schemas/config.json` describes. A document without a version has version 1. */
export const CONFIG_VERSION = 2

type Document = Record<string, unknown>
/** Called for each change with its JSON pointer and a description such as "converted from … to …" */
export type OnMigrate = (pointer: string, change: string) => void

/** Step N migrates from version N to N + 1. A new version adds a step here and a row to the test. */
const migrationSteps: Record<number, (document: Document, onMigrate?: OnMigrate) => void> = {
  1: convertBrandLink,
}

/**
 * Migrates a site config to the current version, in place. Parts that it does not recognise are left to the validator.
 * @returns the same document
 */
export function migrateConfig(document: unknown, onMigrate?: OnMigrate): unknown {
  if (!isRecord(document)) return document
  for (let version = versionOf(document); version < CONFIG_VERSION; version++)
    migrationSteps[version]?.(document, onMigrate)
  return document
}

/** The version field of a site config, or 1 */
export function versionOf(document: unknown): number {
  const version = isRecord(document) ? document.schema_version : undefined
  return typeof version === 'number' && Number.isInteger(version) && version >= 1 ? version : 1
}

/** Version 1 had `custom_brand_link` as a URL; since version 2 it is a link with a label. */
function convertBrandLink(document: Document, onMigrate?: OnMigrate): void {
  const config = document.site_config
  if (!isRecord(config) || typeof config.custom_brand_link !== 'string') return
  const label = [document.site_title, document.distributor].find((name) => typeof name === 'string' && name) ?? 'Home'
  config.custom_brand_link = { label, url: config.custom_brand_link }
  onMigrate?.('/site_config/custom_brand_link', 'converted from an address to a link with label and url')
}
