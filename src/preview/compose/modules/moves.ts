import type { SiteTexts } from '../../../tools/edit/editSite'
import { dataIn } from '../draft/siteData'
import type { OutlineItem } from '../outline/outlineGroups'
import { type Placement, readPlacements } from './placements'

/** The places that a module can be moved to: those of its region. */
export function placeRangeFor(data: unknown, from: number): { first: number; last: number } {
  const placements = readPlacements(data)
  const region = placements[from]?.region
  const first = placements.findIndex((each) => each.region === region)
  const last = placements.findLastIndex((each) => each.region === region)
  return region === undefined ? { first: from, last: from } : { first, last }
}

export const clampPlace = (data: unknown, from: number, to: number): number => {
  const { first, last } = placeRangeFor(data, from)
  return Math.max(first, Math.min(to, last))
}

/** The modules before and after a gap, without the moved one. */
export function neighboursAt(data: unknown, from: number, to: number): (Placement | undefined)[] {
  const others = readPlacements(data).filter((_, place) => place !== from)
  return [others[to - 1], others[to]]
}

/** "Festival wall, place 3 of 12, after Continue watching." */
export function placeSentence(data: unknown, from: number, to: number): string {
  const placements = readPlacements(data)
  const [before] = neighboursAt(data, from, to)
  const sentence = `${placements[from]?.name}, place ${to + 1} of ${placements.length}${before ? `, after ${before.name}` : ''}`
  // A name may be a sentence.
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`
}

/** The place of an item after other changes of its list. */
export const currentPlace = (files: SiteTexts, { file, id }: Pick<OutlineItem, 'file' | 'id'>): number =>
  readPlacements(dataIn(files, file)).findIndex((placement) => itemId(file, placement) === id)

/** Identifies a module on the page. */
export const itemId = (file: string, { module, index }: Placement): string => `${file} ${module.slug ?? index}`

/** A module that is shown, without the moved one. */
export interface ShownModule {
  /** Index among the other modules of its region. */
  place: number
  top: number
  bottom: number
}

/**
 * The place that a module gets if it is dropped at a height.
 * @param others in the order of the page
 */
export function placeAtHeight(others: readonly ShownModule[], y: number): number | undefined {
  const below = others.find(({ top, bottom }) => (top + bottom) / 2 > y)
  const last = others.at(-1)
  return below?.place ?? (last && last.place + 1)
}
