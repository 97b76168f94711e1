import type { Files } from '../../../tools/edit/editSite'
import type { CanvasList } from '../canvas/canvasApi'
import { type Placement, readPlacements } from '../modules/placements'

export interface OutlineItem {
  /** Identifies it on the page. */
  id: string
  file: string
  pointer: string
  name: string
  type: string
  /** Why visitors do not see it; undefined: they do. */
  hiddenReason?: string
  isChanged: boolean
  /** Place in its list, from 0. */
  place: number
}

export interface OutlineGroup {
  heading: string
  items: readonly OutlineItem[]
}

/**
 * The parts of a page: its module lists, with what is not shown.
 * @param saved the documents on disk
 */
export function outlineGroups(lists: readonly CanvasList[], files: Files, saved: Files): OutlineGroup[] {
  return lists.map(({ file, isFooter, missing }) => {
    const before = new Set(readPlacements(parsed(saved.get(file))).map(({ value }) => JSON.stringify(value)))
    const items = readPlacements(parsed(files.get(file))).map((placement, place): OutlineItem => {
      const pointer = `/data/${placement.index}/module`
      const absent = missing.find((each) => `${each.place.pointer}/`.startsWith(`/data/${placement.index}/`))
      return {
        id: itemId(file, placement),
        file,
        pointer,
        name: placement.name,
        type: placement.type.replaceAll('_', ' '),
        hiddenReason: placement.isHidden ? 'hidden is true' : absent?.reason,
        isChanged: !before.has(JSON.stringify(placement.value)),
        place,
      }
    })
    return { heading: isFooter ? 'Footer' : 'On the page', items }
  })
}

const itemId = (file: string, { module, index }: Placement) => `${file} ${module.slug ?? index}`

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
}
