import equal from 'fast-deep-equal'
import { isRecord } from '../../../../lib/json/isRecord'
import { parseJson } from '../../../../lib/json/parseJson'
import type { PlannedModule } from '../../../../site/moduleList'
import type { SiteTexts } from '../../../../tools/edit/editSite'

type Fields = Readonly<Record<string, unknown>>

/** A module of a list before and after a change of its fields, as the document has it. */
export interface ModuleChange {
  /** Path in the site folder. */
  file: string
  /** JSON pointer of the module. */
  pointer: string
  before: Fields
  after: Fields
}

/** Fields that decide whether and where a module is shown. */
const PLACEMENT_FIELDS = ['slug', 'type', 'hidden']

/** The modules whose own fields differ, in lists with the same modules in the same order. */
export function moduleChanges(shown: SiteTexts, files: SiteTexts): ModuleChange[] {
  return [...files.keys()].flatMap((file) => {
    if (files.get(file) === shown.get(file)) return []
    const [before, after] = [modulesIn(shown, file), modulesIn(files, file)]
    if (before.length !== after.length) return []
    const changes = after.flatMap((module, index): ModuleChange[] => {
      const old = before[index] ?? {}
      return equal(old, module) ? [] : [{ file, pointer: `/data/${index}/module`, before: old, after: module }]
    })
    return changes.some(({ before: old, after: module }) => PLACEMENT_FIELDS.some((name) => old[name] !== module[name]))
      ? []
      : changes
  })
}

function modulesIn(files: SiteTexts, file: string): Fields[] {
  const document = tryParseJson(files.get(file) ?? '')
  const list = isRecord(document) && Array.isArray(document.data) ? document.data : []
  return list.map((item) => (isRecord(item) && isRecord(item.module) ? item.module : {}))
}

/** `dataIn` of `draft/siteData` would bring the schemas into the frame. */
function tryParseJson(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}

/**
 * The module with its changed fields, before the service sends it again. Keeps the title data that the service
 * has added.
 * @returns undefined if only the service knows the result
 */
export function patchModule(planned: PlannedModule, { before, after }: ModuleChange): PlannedModule | undefined {
  const raw: Record<string, unknown> = { ...planned.raw }
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  for (const name of names) {
    if (equal(before[name], after[name])) continue
    const value = name === 'content' ? patchContent(raw.content, before.content, after.content) : after[name]
    if (name === 'content' && value === undefined) return undefined
    if (value === undefined) delete raw[name]
    else raw[name] = value
  }
  const heading = after.display_name ?? after.name
  return { ...planned, raw, heading: typeof heading === 'string' ? heading : undefined }
}

/** @returns undefined if cards were added, removed or moved, or lost a field */
function patchContent(shown: unknown, before: unknown, after: unknown): unknown {
  if (!Array.isArray(after)) return after
  if (!Array.isArray(before) || !Array.isArray(shown)) return undefined
  if (before.length !== after.length || shown.length !== after.length) return undefined
  const cards = shown.map((card: unknown, index) => {
    const [old, next]: unknown[] = [before[index], after[index]]
    if (equal(old, next)) return card
    if (!isRecord(card) || !isRecord(old) || !isRecord(next) || old.slug !== next.slug) return undefined
    return Object.keys(old).every((name) => name in next) ? { ...card, ...changedFields(old, next) } : undefined
  })
  return cards.includes(undefined) ? undefined : cards
}

const changedFields = (before: Fields, after: Fields): Fields =>
  Object.fromEntries(Object.entries(after).filter(([name, value]) => !equal(before[name], value)))
