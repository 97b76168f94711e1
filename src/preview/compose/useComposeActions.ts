import { useState } from 'react'
import { errorMessage } from '../../lib/errorMessage'
import { applyChange, editSite, type SiteOperation } from '../../tools/edit/editSite'
import type { Json } from '../../tools/edit/operation'
import { countOf } from '../bar/world'
import { fieldRules } from '../schemas/siteRules'
import type { DraftStore } from './draft/draftStore'
import { changedDocuments } from './draft/draftStore'
import { locate, type Selection, selectionAt, stableRef } from './draft/siteData'
import { checkValue } from './form/checkValue'
import type { FormField, Path } from './form/formGroups'
import { labelOf, nameOf } from './form/labels'
import { newModule } from './modules/newModule'
import {
  duplicateOperations,
  freeModuleSlug,
  hideOperation,
  insertOperation,
  moduleSlugs,
  moveOperations,
  type Placement,
  readPlacements,
  removeOperation,
} from './modules/placements'
import { findTitles } from './modules/titleCards'
import type { OutlineGroup, OutlineItem } from './outline/outlineGroups'

export type ComposeActions = ReturnType<typeof useComposeActions>['actions']

/** What is selected, the last message, and everything that buttons and keys do. */
export function useComposeActions(draft: DraftStore, groups: readonly OutlineGroup[]) {
  const [selection, setSelection] = useState<Selection>()
  const [message, setMessage] = useState('')
  const files = () => draft.get().history.files
  const dataOf = (file: string): unknown => JSON.parse((files().get(file) ?? 'null').replace(/^\ufeff/, ''))

  function perform(label: string, operations: readonly SiteOperation[], mergeKey?: string): boolean {
    const refused = draft.perform({ label, operations, mergeKey, selection: JSON.stringify(selection) })
    setMessage(refused ? refused.refused : label)
    return refused === undefined
  }

  const placementAt = (item: OutlineItem): Placement | undefined => readPlacements(dataOf(item.file))[item.place]
  const selectedItem = (): OutlineItem | undefined => {
    const found = selection && locate(files(), selection)
    const [list, index] = found?.path ?? []
    if (list !== 'data' || typeof index !== 'number') return undefined
    return groups
      .flatMap((group) => group.items)
      .find((item) => item.file === selection?.file && item.pointer.startsWith(`/data/${index}/`))
  }

  function travel(way: 'undo' | 'redo') {
    const { history } = draft.get()
    const step = way === 'undo' ? history.steps[history.done - 1] : history.steps[history.done]
    if (!step) return setMessage(way === 'undo' ? 'Nothing to undo.' : 'Nothing to redo.')
    draft[way]()
    if (step.selection) setSelection(JSON.parse(step.selection))
    setMessage(`${way === 'undo' ? 'Undone' : 'Redone'}: ${step.label}`)
  }

  const actions = {
    select(next: Selection | undefined) {
      setSelection(next)
      const found = next && locate(files(), next)
      if (found) setMessage(`${nameOf(valueIn(found.data, found.path), 'Part')} selected`)
    },

    /** Selects the value that contains the selected one, or nothing. */
    parent() {
      const found = selection && locate(files(), selection)
      if (!selection || !found) return setSelection(undefined)
      let path = found.path.slice(0, -1)
      while (path.length > 0 && !isSelectable(found.data, path)) path = path.slice(0, -1)
      const pointer = path.map((step) => `/${step}`).join('')
      setSelection(path.length === 0 ? undefined : selectionAt(files(), selection.file, pointer))
    },

    /** Shows the fields of a value in the selected document. */
    open(path: Path) {
      if (selection) setSelection({ file: selection.file, at: stableRef(files(), selection.file, path) })
    },

    async setValue({ name, path }: FormField, value: unknown): Promise<string | undefined> {
      if (!selection) return undefined
      const { file } = selection
      const at = stableRef(files(), file, path)
      const change: SiteOperation =
        value === undefined
          ? { file, change: { do: 'remove', at } }
          : { file, change: { do: 'set', at, value: value as Json } }
      const result = editSite(files(), change, { fields: fieldRules })
      if ('refused' in result) return value === undefined ? undefined : result.refused
      if (!result.change) return undefined
      const text = applyChange(files(), result.change).get(file) ?? ''
      const invalid = value === undefined ? undefined : await checkValue(file, text, path)
      if (invalid !== undefined) return invalid
      const owner = nameOf(valueIn(dataOf(file), path.slice(0, -1)), file)
      perform(`${labelOf(name)} of ${owner}`, [change], `${file} ${path.join('/')}`)
      return undefined
    },

    perform(label: string, operations: readonly SiteOperation[]) {
      perform(label, operations)
    },

    move(item: OutlineItem, step: number) {
      const count = readPlacements(dataOf(item.file)).length
      const to = Math.max(0, Math.min(item.place + step, count - 1))
      const operations = moveOperations(item.file, dataOf(item.file), item.place, to)
      if (operations.length === 0) return setMessage(`${item.name} is already ${step < 0 ? 'first' : 'last'}.`)
      if (!perform(`Move ${item.name}`, operations)) return
      const before = readPlacements(dataOf(item.file))[to - 1]
      setMessage(`${item.name}, place ${to + 1} of ${count}${before ? `, after ${before.name}` : ''}.`)
    },

    duplicate() {
      const item = selectedItem()
      const copy = item && duplicateOperations(item.file, dataOf(item.file), item.place, moduleSlugs(files()))
      if (!item || !copy || !perform(`Duplicate ${item.name}`, [copy.operation])) return
      setSelection({ file: item.file, at: ['data', { slug: copy.slug }, 'module'] })
    },

    /** Adds a module after the selected one, else to the end of a list. */
    async add(type: string, file: string) {
      const titles = await findTitles('').catch(() => [])
      const data = dataOf(file)
      const item = selectedItem()
      const place = item?.file === file ? item.place : readPlacements(data).length - 1
      const slug = freeModuleSlug(type, moduleSlugs(files()))
      const module = newModule(
        type,
        slug,
        titles.map((each) => each.slug),
      )
      if (!perform(`Add a ${type.replaceAll('_', ' ')}`, [insertOperation(file, data, place, module)])) return
      setSelection({ file, at: ['data', { slug }, 'module'] })
    },

    remove() {
      const item = selectedItem()
      const placement = item && placementAt(item)
      if (!item || !placement || !perform(`Remove ${item.name}`, [removeOperation(item.file, placement)])) return
      const rest = readPlacements(dataOf(item.file))
      const next = rest[item.place] ?? rest.at(-1)
      setSelection(next && selectionAt(files(), item.file, `/data/${next.index}/module`))
      setMessage(`Removed ${item.name}. Undo with Ctrl+Z.`)
    },

    toggleHidden() {
      const item = selectedItem()
      const placement = item && placementAt(item)
      if (item && placement)
        perform(`${placement.isHidden ? 'Show' : 'Hide'} ${item.name}`, [hideOperation(item.file, placement)])
    },

    undo: () => travel('undo'),
    redo: () => travel('redo'),

    discard() {
      draft.discard()
      setMessage('Discarded the unsaved changes. Redo makes them again.')
    },

    async save() {
      const count = changedDocuments(draft.get()).length
      try {
        const stale = await draft.save()
        setMessage(
          stale.length > 0
            ? `${stale.join(', ')} was changed on disk. The changes were merged; review and save again.`
            : `Saved ${countOf(count, 'file')}.`,
        )
      } catch (error) {
        setMessage(`Not saved: ${errorMessage(error)} Your changes are kept in this browser.`)
      }
    },
  }
  return { selection, message, actions }
}

/** Values that have a form of their own. A placement is edited with its module. */
function isSelectable(data: unknown, path: Path): boolean {
  const value = valueIn(data, path)
  const isPlacement = path.length === 2 && path[0] === 'data'
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isPlacement
}

const valueIn = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, step) => (typeof value === 'object' && value ? Reflect.get(value, step) : undefined),
    data,
  )
