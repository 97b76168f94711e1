import type { SiteOperation, SiteTexts } from '../../../tools/edit/editSite'
import type { ListVariantFiles } from '../canvas/lists/listPlace'
import { dataIn, locateSelection, type Selection, selectionAt } from '../draft/siteData'
import type { OutlineItem } from '../outline/outlineGroups'
import { emptyListOperation, ownListOperations } from './listDocuments'
import { type CopiedModule, copyModule, pasteOperation } from './moduleClipboard'
import { moduleTypeName } from './moduleTypeLabels'
import { clampPlace, currentPlace, placeSentence } from './moves'
import { newModule } from './newModule'
import {
  duplicateOperations,
  insertOperation,
  moduleSlugs,
  moveOperations,
  type Placement,
  readPlacements,
  removeOperation,
  toggleHiddenOperation,
  unusedModuleSlug,
} from './placements'
import { findTitles } from './titleCards'

interface ModuleActionsOptions {
  readFiles: () => SiteTexts
  selection: Selection | undefined
  setSelection: (selection: Selection | undefined) => void
  say: (message: string) => void
  /** @returns whether the step was made */
  perform: (label: string, operations: readonly SiteOperation[]) => boolean
  copied: CopiedModule | undefined
  setCopied: (copied: CopiedModule) => void
}

export const NO_LIST_MESSAGE = 'Modules cannot be added: this page has no list.'

/** Where a module is inserted: after a place of a list; -1: as the first one. */
export interface InsertPlace {
  file: string
  after: number
}

/** Changes of module lists. Most concern the selected module. */
export function createModuleActions({
  readFiles,
  selection,
  setSelection,
  say,
  perform,
  copied,
  setCopied,
}: ModuleActionsOptions) {
  const dataOf = (file: string) => dataIn(readFiles(), file)

  /** The module that is selected or contains the selection, with its place on the page. */
  function selectedModule(): { file: string; place: number; placement: Placement } | undefined {
    const found = selection && locateSelection(readFiles(), selection)
    const [list, index] = found?.path ?? []
    if (!selection || !found || list !== 'data' || typeof index !== 'number') return undefined
    const placements = readPlacements(found.data)
    const place = placements.findIndex((each) => each.index === index)
    const placement = placements[place]
    return placement && { file: selection.file, place, placement }
  }

  /** Like `selectedModule`. Without one, the status line asks for it. */
  function moduleTo(verb: string) {
    const module = selectedModule()
    if (!module) say(`Select a module to ${verb} it.`)
    return module
  }

  /** After the selected module, else at the end of a list. */
  function placeIn(file: string): InsertPlace {
    const module = selectedModule()
    return { file, after: module?.file === file ? module.place : readPlacements(dataOf(file)).length - 1 }
  }

  /**
   * Inserts a module into a list, which is created if it does not exist.
   * @returns whether it was inserted
   */
  function insert(label: string, file: string, operation: SiteOperation, slug: string): boolean {
    const start = readFiles().has(file) ? [] : [emptyListOperation(readFiles(), file)]
    if (!perform(label, [...start, operation])) return false
    setSelection({ file, at: ['data', { slug }, 'module'] })
    return true
  }

  function removeSelected(label: string): Placement | undefined {
    const module = moduleTo(label.toLowerCase())
    if (!module || !perform(`${label} ${module.placement.name}`, [removeOperation(module.file, module.placement)]))
      return undefined
    const rest = readPlacements(dataOf(module.file))
    const next = rest[module.place] ?? rest.at(-1)
    setSelection(next && selectionAt(readFiles(), module.file, `/data/${next.index}/module`))
    return module.placement
  }

  function moveTo(item: OutlineItem, to: number): boolean {
    const data = dataOf(item.file)
    const from = currentPlace(readFiles(), item)
    const place = clampPlace(data, from, to)
    const operations = moveOperations(item.file, data, from, place)
    if (operations.length > 0 && !perform(`Move ${item.name}`, operations)) return false
    say(placeSentence(data, from, place))
    return operations.length > 0
  }

  return {
    placeIn,
    /**
     * Moves a module to a place of its region.
     * @param to from 0
     * @returns whether the place is another one
     */
    moveTo,

    /** Moves a module by a number of places. */
    move(item: OutlineItem, step: number) {
      const from = currentPlace(readFiles(), item)
      if (clampPlace(dataOf(item.file), from, from + step) === from)
        return say(`${item.name} is the ${step < 0 ? 'first' : 'last'} module of this part of the page.`)
      moveTo(item, from + step)
    },

    duplicate() {
      const module = moduleTo('duplicate')
      const copy =
        module && duplicateOperations(module.file, dataOf(module.file), module.place, moduleSlugs(readFiles()))
      if (!module || !copy || !perform(`Duplicate ${module.placement.name}`, [copy.operation])) return
      setSelection({ file: module.file, at: ['data', { slug: copy.slug }, 'module'] })
    },

    /**
     * Adds a module of a type, filled with titles or a text.
     * @returns whether it was added
     */
    async add(type: string, { file, after }: InsertPlace): Promise<boolean> {
      const titles = await findTitles('').catch(() => [])
      const data = dataOf(file)
      if (data === undefined && readFiles().has(file)) {
        say(`No module was added: ${file} is not valid JSON. Fix the file first.`)
        return false
      }
      const slug = unusedModuleSlug(type, moduleSlugs(readFiles()))
      const value = newModule(
        type,
        slug,
        titles.map((each) => each.slug),
      )
      return insert(`Add a module: ${moduleTypeName(type)}`, file, insertOperation(file, data, after, value), slug)
    },

    removeModule() {
      const removed = removeSelected('Remove')
      if (removed) say(`Removed ${removed.name}. Undo with Ctrl+Z.`)
    },

    toggleHidden() {
      const module = moduleTo('hide')
      if (!module) return
      const { file, placement } = module
      perform(`${placement.isHidden ? 'Show' : 'Hide'} ${placement.name}`, [toggleHiddenOperation(file, placement)])
    },

    copy() {
      const module = moduleTo('copy')
      if (!module) return
      setCopied(copyModule(module.placement))
      say(`Copied ${module.placement.name}. Paste it on any page with Ctrl+V.`)
    },

    cut() {
      const removed = removeSelected('Cut')
      if (!removed) return
      setCopied(copyModule(removed))
      say(`Cut ${removed.name}. Paste it on any page with Ctrl+V.`)
    },

    /**
     * Inserts the copied module after the selected one, else at the end of the list.
     * @param listFile path of the list of the page
     */
    paste(listFile: string | undefined) {
      const file = selectedModule()?.file ?? listFile
      if (!copied) return say('Copy a module first.')
      if (file === undefined) return say(NO_LIST_MESSAGE)
      const { after } = placeIn(file)
      const { slug, operation } = pasteOperation(file, dataOf(file), after, copied, moduleSlugs(readFiles()))
      insert(`Paste ${copied.name}`, file, operation, slug)
    },

    /** Creates the list of one title or genre as a copy of the shared list, or removes it. */
    toggleOwnList({ kind, ownFile, sharedFile }: ListVariantFiles) {
      if (!readFiles().has(ownFile))
        perform(`Create a list for this ${kind}`, ownListOperations(readFiles(), sharedFile, ownFile))
      else if (perform(`Remove this ${kind}’s own module list`, [{ file: ownFile, text: undefined }]))
        setSelection(undefined)
    },
  }
}
