import { isRecord } from '../../../lib/json/isRecord'
import type { Files, SiteOperation } from '../../../tools/edit/editSite'
import type { Json } from '../../../tools/edit/operation'
import { nameOf } from '../form/labels'

/** An entry of a module list. */
export interface Placement {
  /** Index in the document. */
  index: number
  /** Sort order on the page. */
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
    const { module, position } = value
    return [
      {
        index,
        position: typeof position === 'number' ? position : index,
        value,
        module,
        name: nameOf(module, `Module ${index + 1}`),
        type: String(module.type ?? ''),
        isHidden: module.hidden === true,
      },
    ]
  })
  return placements.sort((a, b) => a.position - b.position)
}

/**
 * Moves a module to another place of the page. The order in the file follows if it was that of the page.
 * @param from place on the page, from 0
 * @param to its place afterwards
 * @returns empty: it is there already
 */
export function moveOperations(file: string, data: unknown, from: number, to: number): SiteOperation[] {
  const placements = readPlacements(data)
  const moved = placements[from]
  const place = Math.max(0, Math.min(to, placements.length - 1))
  if (!moved || place === from) return []
  const others = placements.filter((each) => each !== moved)
  const [previous, next] = [others[place - 1], others[place]]
  const isInFileOrder = placements.every(({ index }, at) => index === (placements[at - 1]?.index ?? -1) + 1)
  const operations: SiteOperation[] = []
  if (placements.some(({ value }) => 'position' in value))
    operations.push({
      file,
      change: { do: 'set', at: ['data', moved.index, 'position'], value: positionBetween(previous, next) },
    })
  if (isInFileOrder) operations.push({ file, change: { do: 'move', item: ['data', moved.index], before: next?.index } })
  return operations
}

/**
 * Adds a copy of a module after it, with a slug of its own.
 * @param slugs that are used in any list of the site
 */
export function duplicateOperations(file: string, data: unknown, place: number, slugs: ReadonlySet<string>) {
  const original = readPlacements(data)[place]
  if (!original) return undefined
  const slug = freeSlug(String(original.module.slug ?? 'module'), slugs)
  const { id: _, ...module } = { ...original.module, slug } as { [name: string]: Json }
  const { id: __, position: ___, module: ____, ...rest } = original.value as { [name: string]: Json }
  return { slug, operation: insertOperation(file, data, place, module, rest) }
}

/**
 * Adds a module after a place of the page, with the next ID and a position if the list has them.
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
  const [previous, next] = [placements[place], placements[place + 1]]
  const ids = placements.flatMap(({ value: { id } }) => (typeof id === 'number' ? [id] : []))
  const hasPositions = placements.some(({ value }) => 'position' in value)
  const value = {
    ...(ids.length > 0 ? { id: Math.max(...ids) + 1 } : {}),
    ...(hasPositions ? { position: positionBetween(previous, next) } : {}),
    ...rest,
    module,
  }
  const index = previous ? previous.index + 1 : 0
  const isLast = placements.every((each) => each.index < index)
  return { file, change: { do: 'insert', list: ['data'], before: isLast ? undefined : index, value } }
}

export const removeOperation = (file: string, { index }: Placement): SiteOperation => ({
  file,
  change: { do: 'remove', at: ['data', index] },
})

/** Shows or hides a module. */
export const hideOperation = (file: string, { index, isHidden }: Placement): SiteOperation => ({
  file,
  change: isHidden
    ? { do: 'remove', at: ['data', index, 'module', 'hidden'] }
    : { do: 'set', at: ['data', index, 'module', 'hidden'], value: true },
})

/** The slugs of all modules of a site. */
export function moduleSlugs(files: Files): Set<string> {
  const slugs = new Set<string>()
  for (const [path, text] of files) {
    if (!/^modules\/.*\.json$/.test(path)) continue
    for (const { module } of readPlacements(parsed(text))) slugs.add(String(module.slug))
  }
  return slugs
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** `wall`: `wall-2`; `wall-2`: `wall-3`. */
export function freeSlug(slug: string, used: ReadonlySet<string>): string {
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
export function freeModuleSlug(type: string, used: ReadonlySet<string>): string {
  const slug = type.replaceAll('_', '-')
  return used.has(slug) ? freeSlug(slug, used) : slug
}
