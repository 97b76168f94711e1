import type { SiteTexts } from '../../../tools/edit/editSite'
import type { NotShown } from '../../explain/notShown'
import type { PreviewChange } from '../../explain/previewChanges'
import type { CanvasList } from '../canvas/api/canvasApi'
import type { ListVariantFiles } from '../canvas/lists/listPlace'
import { dataIn } from '../draft/siteData'
import { findMovedItems } from '../keyboard/findMovedItems'
import { moduleTypeName, shortModuleTypeName } from '../modules/moduleTypeLabels'
import { itemId } from '../modules/moves'
import { type Placement, readPlacements } from '../modules/placements'

export interface OutlineItem {
  /** Identifies it on the page. */
  id: string
  file: string
  pointer: string
  /** Identifies the module on the page before and after a change of the draft. */
  slug?: string
  name: string
  type: string
  /** Its type where there is little room. */
  typeWord: string
  /** Why visitors do not see it; undefined: they do. */
  hiddenReason?: string
  /** The preview state that shows it, if there is one. */
  previewChange?: PreviewChange
  /** The reason in a few words. */
  hiddenState?: string
  isChanged: boolean
  /** Place in its list, from 0. */
  place: number
}

export interface OutlineGroup {
  heading: string
  /** Path of its module list. */
  file: string
  items: readonly OutlineItem[]
  /** The list may have another file for this title or genre. */
  variant?: ListVariantFiles
}

/**
 * The parts of a page: its module lists, with what is not shown.
 * @param saved the documents on disk
 */
export function outlineGroups(lists: readonly CanvasList[], files: SiteTexts, saved: SiteTexts): OutlineGroup[] {
  return lists.map(({ file, isFooter, variant, missing }) => {
    const [placementsBefore, placements] = [saved, files].map((texts) => readPlacements(dataIn(texts, file)))
    const before = new Set(placementsBefore?.map(({ value }) => JSON.stringify(value)))
    const idsOf = (list: readonly Placement[] = []) => list.map((each) => itemId(file, each))
    const moved = findMovedItems(idsOf(placementsBefore), idsOf(placements))
    const items = (placements ?? []).map((placement, place): OutlineItem => {
      const pointer = `/data/${placement.index}/module`
      const absent = missing.find((each) => `${each.place.pointer}/`.startsWith(`/data/${placement.index}/`))
      return {
        id: itemId(file, placement),
        file,
        pointer,
        slug: typeof placement.module.slug === 'string' ? placement.module.slug : undefined,
        name: placement.name,
        type: moduleTypeName(placement.type),
        typeWord: shortModuleTypeName(placement.type),
        hiddenReason: placement.isHidden ? 'hidden is true' : absent?.reason,
        previewChange: absent?.previewChange,
        hiddenState: placement.isHidden ? 'hidden' : absent && hiddenReasonOf(absent, placement.value),
        isChanged: moved.has(itemId(file, placement)) || !before.has(JSON.stringify(placement.value)),
        place,
      }
    })
    return {
      heading: isFooter ? 'Footer' : variant ? variantHeading(variant, file) : 'On the page',
      file,
      items,
      variant,
    }
  })
}

const variantHeading = ({ kind, ownFile }: ListVariantFiles, file: string): string =>
  file === ownFile ? `On this ${kind}` : `On all ${kind}s`

/** "from 1 Dec, 18:00" for a module that is scheduled. */
function hiddenReasonOf({ place }: NotShown, placement: Readonly<Record<string, unknown>>): string {
  if (place.pointer.endsWith('/until')) return 'ended'
  const from = place.pointer.endsWith('/from') ? new Date(String(placement.from)) : undefined
  return from && !Number.isNaN(from.getTime()) ? `from ${SHORT_TIME_FORMAT.format(from)}` : 'not shown'
}

const SHORT_TIME_FORMAT = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})

/** Entries of menus and the footer that the visitor does not see. Their last step is the field that hides them. */
export const hiddenEntryItems = (entries: readonly NotShown[], files: SiteTexts): OutlineItem[] =>
  entries.flatMap(({ name, type, reason, place, previewChange }, index): OutlineItem[] => {
    const pointer = place.pointer.replace(/\/[^/]*$/, '')
    return files.has(place.file)
      ? [
          {
            id: `${place.file} ${pointer}`,
            file: place.file,
            pointer,
            name,
            type,
            typeWord: type,
            hiddenReason: reason,
            previewChange,
            isChanged: false,
            place: index,
          },
        ]
      : []
  })
