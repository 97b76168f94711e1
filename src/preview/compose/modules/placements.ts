import { isRecord } from '../../../lib/json/isRecord'
import type { SiteOperation, SiteTexts } from '../../../tools/edit/editSite'
import type { Json } from '../../../tools/edit/operation'
import { dataIn } from '../draft/siteData'
import { nameOf } from '../form/labels'

/** The regions of a page, in their order. */
const REGIONS = ['top', 'main', 'bottom'] as const
type Region = (typeof REGIONS)[number]

/** An entry of a module list. */
export interface Placement {
  /** Index in the document. */
  index: number
  region: Region
  /** Sort order in its region. */
  position: number
  value: Record<string, unknown>
  module: Record<string, unknown>
  name: string
  type: string
  isHidden: boolean
}

/** The entries of a module list, in the order of the page. Empty for a document that is not a module list. */
export function readPlacements(data: unknown): Placement[] {
  const list = isRecord(data) && Array.isArray(data.data) ? data.data : []
  const placements = list.flatMap((value, index): Placement[] => {
    if (!isRecord(value) || !isRecord(value.module)) return []
    const { module, position, placement } = value
    return [
      {
        index,
        // As on the page, other values count as main.
        region: REGIONS.find((each) => each === placement) ?? 'main',
        position: typeof position === 'number' ? position : index,
        value,
        module,
        name: nameOf(module, `Module ${index + 1}`),
        type: String(module.type ?? ''),
        isHidden: module.hidden === true,
      },
    ]
  })
  return placements.sort((a, b) => REGIONS.indexOf(a.region) - REGIONS.indexOf(b.region) || a.position - b.position)
}

/**
 * Moves a module to another place of its region. The order in the file follows if it was that of the region.
 * @param from place on the page, from 0
 * @param to its place afterwards
 * @returns empty: it is there already, or at the edge of its region
 */
export function moveOperations(file: string, data: unknown, from: number, to: number): SiteOperation[] {
  const placements = readPlacements(data)
  const moved = placements[from]
  if (!moved) return []
  const region = placements.filter((each) => each.region === moved.region)
  const start = placements.findIndex((each) => each.region === moved.region)
  const place = Math.max(0, Math.min(to - start, region.length - 1))
  if (place === from - start) return []
  const others = region.filter((each) => each !== moved)
  const [previous, next] = [others[place - 1], others[place]]
  const positions = region.filter(hasPosition).length
  const operations: SiteOperation[] = []
  if (positions > 0)
    operations.push({
      file,
      change: { do: 'set', at: ['data', moved.index, 'position'], value: positionBetween(previous, next) },
    })
  const isInFileOrder = region.every(({ index }, at) => index > (region[at - 1]?.index ?? -1))
  // The index is the position of an entry without one: a move in the file would change it.
  const isMixed = positions > 0 && positions < region.length
  if (isInFileOrder && !isMixed)
    operations.push({
      file,
      change: { do: 'move', item: ['data', moved.index], before: next ? next.index : indexAfter(data, previous) },
    })
  return operations
}

const hasPosition = ({ value }: Placement) => 'position' in value

/** @returns undefined at the end of the list */
function indexAfter(data: unknown, previous: Placement | undefined): number | undefined {
  const index = (previous?.index ?? -1) + 1
  const length = isRecord(data) && Array.isArray(data.data) ? data.data.length : 0
  return index < length ? index : undefined
}

/**
 * Adds a copy of a module after it, with a slug of its own.
 * @param slugs that are used in any list of the site
 */
export function duplicateOperations(file: string, data: unknown, place: number, slugs: ReadonlySet<string>) {
  const original = readPlacements(data)[place]
  if (!original) return undefined
  const slug = unusedSlug(String(original.module.slug ?? 'module'), slugs)
  const { id: _, ...module } = { ...original.module, slug } as { [name: string]: Json }
  const { id: __, position: ___, module: ____, ...rest } = original.value as { [name: string]: Json }
  return { slug, operation: insertOperation(file, data, place, module, rest) }
}

/**
 * Adds a module after a place of the page, in the same region, with the next ID and a position if the list has them.
 * @param place from 0; -1: as the first one
 * @param rest other fields of its entry
 */
export function insertOperation(
  file: string,
  data: unknown,
  place: number,
  module: { readonly [name: string]: Json },
  rest: { readonly [name: string]: Json } = {},
): SiteOperation {
  const placements = readPlacements(data)
  const [previous, following] = [placements[place], placements[place + 1]]
  const region = (previous ?? following)?.region ?? 'main'
  const next = following?.region === region ? following : undefined
  const id = nextId(placements, previous)
  const value = {
    ...(id === undefined ? {} : { id }),
    ...(placements.some(hasPosition) ? { position: positionBetween(previous, next) } : {}),
    ...(region === 'main' ? {} : { placement: region }),
    ...rest,
    module,
  }
  return { file, change: { do: 'insert', list: ['data'], before: indexAfter(data, previous), value } }
}

/**
 * An ID that is free in the list, such as `home-13` after `home-12`.
 * @param previous whose prefix is preferred
 * @returns undefined if the list has no IDs with numbers
 */
function nextId(placements: readonly Placement[], previous: Placement | undefined): number | string | undefined {
  const ids = placements.map(({ value }) => value.id)
  const numbers = ids.filter((id) => typeof id === 'number')
  if (numbers.length > 0) return Math.max(...numbers) + 1
  const [, prefix, digits] = [previous?.value.id, ...ids].map(parseId).find(Boolean) ?? []
  if (prefix === undefined || digits === undefined) return undefined
  const used = ids.map(parseId).flatMap((parts) => (parts?.[1] === prefix ? [Number(parts[2])] : []))
  return `${prefix}${String(Math.max(...used) + 1).padStart(digits.length, '0')}`
}

/** A prefix and up to nine digits, which are exact as a number. */
const parseId = (id: unknown) => (typeof id === 'string' ? /^(.*?)(\d{1,9})$/s.exec(id) : null)

export const removeOperation = (file: string, { index }: Placement): SiteOperation => ({
  file,
  change: { do: 'remove', at: ['data', index] },
})

/** Shows or hides a module. */
export const toggleHiddenOperation = (file: string, { index, isHidden }: Placement): SiteOperation => ({
  file,
  change: isHidden
    ? { do: 'remove', at: ['data', index, 'module', 'hidden'] }
    : { do: 'set', at: ['data', index, 'module', 'hidden'], value: true },
})

/** The slugs of all modules of a site. */
export function moduleSlugs(files: SiteTexts): Set<string> {
  const slugs = new Set<string>()
  for (const path of files.keys()) {
    if (!/^modules\/.*\.json$/.test(path)) continue
    for (const { module } of readPlacements(dataIn(files, path))) slugs.add(String(module.slug))
  }
  return slugs
}

/** `wall`: `wall-2`; `wall-2`: `wall-3`. */
export function unusedSlug(slug: string, used: ReadonlySet<string>): string {
  const base = slug.replace(/-\d+$/, '')
  let number = 2
  while (used.has(`${base}-${number}`)) number++
  return `${base}-${number}`
}

/** A sort order between two entries: a whole number if one is free. */
export function positionBetween(
  previous: Pick<Placement, 'position'> | undefined,
  next: Pick<Placement, 'position'> | undefined,
): number {
  if (!previous) return next ? Math.ceil(next.position) - 1 : 1
  if (!next) return Math.floor(previous.position) + 1
  const middle = (previous.position + next.position) / 2
  const whole = [Math.floor(middle), Math.ceil(middle)].find((each) => each > previous.position && each < next.position)
  return whole ?? middle
}

/** `text_block`: `text-block`, or `text-block-2` if that is used. */
export function unusedModuleSlug(type: string, used: ReadonlySet<string>): string {
  const slug = type.replaceAll('_', '-')
  return used.has(slug) ? unusedSlug(slug, used) : slug
}
