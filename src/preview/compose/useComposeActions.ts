import { useState } from 'react'
import { errorMessage } from '../../lib/errorMessage'
import { applyChange, editSite, type SiteOperation } from '../../tools/edit/editSite'
import type { Json } from '../../tools/edit/operation'
import { countOf } from '../bar/world'
import { fieldRules } from '../schemas/siteRules'
import { changedDocuments, type DraftStore } from './draft/draftStore'
import { dataIn, hasForm, locate, type Path, type Selection, selectionAt, selectionOf, valueIn } from './draft/siteData'
import { checkValue } from './form/checkValue'
import type { FormField } from './form/formGroups'
import { labelOf, nameOf } from './form/labels'
import { newModule } from './modules/newModule'
import {
  duplicateOperations,
  freeModuleSlug,
  insertOperation,
  moduleSlugs,
  moveOperations,
  type Placement,
  readPlacements,
  removeOperation,
  toggleHiddenOperation,
} from './modules/placements'
import { findTitles } from './modules/titleCards'
import type { OutlineItem } from './outline/outlineGroups'

export type ComposeActions = ReturnType<typeof useComposeActions>['actions']

/** The selection, the last message, and the actions of buttons and keys. */
export function useComposeActions(draft: DraftStore) {
  const [selection, setSelection] = useState<Selection>()
  const [message, setMessage] = useState('')
  const [checks] = useState(createChecks)
  const files = () => draft.get().history.files
  const dataOf = (file: string): unknown => dataIn(files(), file)

  function perform(label: string, operations: readonly SiteOperation[], mergeKey?: string): boolean {
    const refused = draft.perform({ label, operations, mergeKey, selection: JSON.stringify(selection) })
    setMessage(refused ? refused.refused : label)
    return refused === undefined
  }

  /** The module that is selected or contains the selection, with its place on the page. */
  function selectedModule(): { file: string; place: number; placement: Placement } | undefined {
    const found = selection && locate(files(), selection)
    const [list, index] = found?.path ?? []
    if (!selection || !found || list !== 'data' || typeof index !== 'number') return undefined
    const placements = readPlacements(found.data)
    const place = placements.findIndex((each) => each.index === index)
    const placement = placements[place]
    return placement && { file: selection.file, place, placement }
  }

  function travel(direction: 'undo' | 'redo') {
    checks.cancel()
    const { history } = draft.get()
    const step = direction === 'undo' ? history.steps[history.done - 1] : history.steps[history.done]
    if (!step) return setMessage(direction === 'undo' ? 'Nothing to undo.' : 'Nothing to redo.')
    draft[direction]()
    const before: Selection | undefined = step.selection ? JSON.parse(step.selection) : undefined
    if (before && locate(files(), before)) setSelection(before)
    setMessage(`${direction === 'undo' ? 'Undone' : 'Redone'}: ${step.label}`)
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
      while (path.length > 0 && !hasForm(found.data, path)) path = path.slice(0, -1)
      setSelection(path.length === 0 ? undefined : selectionOf(files(), selection.file, path))
    },

    /** Shows the fields of a value in the selected document. */
    open(path: Path) {
      if (selection) setSelection(selectionOf(files(), selection.file, path))
    },

    /** @returns why the value is invalid; the document keeps the last valid one */
    async setValue({ name, path, isRequired }: FormField, value: unknown): Promise<string | undefined> {
      if (!selection) return undefined
      if (value === undefined && isRequired) {
        checks.cancel()
        return 'This field is required.'
      }
      const { file } = selection
      const at = [...path]
      const operation: SiteOperation = {
        file,
        change: value === undefined ? { do: 'remove', at } : { do: 'set', at, value: value as Json },
      }
      const edited = editSite(files(), operation, { fields: fieldRules })
      if ('refused' in edited) return value === undefined && !isSet(dataOf(file), path) ? undefined : edited.refused
      if (!edited.change) {
        checks.cancel()
        return undefined
      }
      if (value !== undefined) {
        const text = applyChange(files(), edited.change).get(file) ?? ''
        const check = checks.start(checkValue(file, text, path))
        const invalid = await check.result
        // A newer value is checked, or the field was changed by other means.
        if (!check.isCurrent()) return undefined
        if (invalid !== undefined) return invalid
      }
      const selected = locate(files(), selection)
      const owner = nameOf(valueIn(dataOf(file), path.slice(0, -1)), file)
      perform(`${labelOf(name)} of ${owner}`, [operation], `${file} ${path.join('/')}`)
      // The field may be the one by which the selection was found.
      if (selected) setSelection(selectionOf(files(), file, selected.path))
      return undefined
    },

    /**
     * Makes operations as one step.
     * @param label for the list of steps
     * @param mergeKey changes with the same key shortly after each other are one step
     * @returns whether it was made; otherwise the message says why not
     */
    perform: (label: string, operations: readonly SiteOperation[], mergeKey?: string): boolean =>
      perform(label, operations, mergeKey),

    /** Shows a message in the status line, which is read out. */
    say: setMessage,

    move(item: OutlineItem, step: number) {
      const operations = moveOperations(item.file, dataOf(item.file), item.place, item.place + step)
      if (operations.length === 0)
        return setMessage(`${item.name} is the ${step < 0 ? 'first' : 'last'} module of this part of the page.`)
      if (!perform(`Move ${item.name}`, operations)) return
      const placements = readPlacements(dataOf(item.file))
      const before = placements[item.place + step - 1]
      const place = `place ${item.place + step + 1} of ${placements.length}`
      setMessage(`${item.name}, ${place}${before ? `, after ${before.name}` : ''}.`)
    },

    duplicate() {
      const module = selectedModule()
      const copy = module && duplicateOperations(module.file, dataOf(module.file), module.place, moduleSlugs(files()))
      if (!module || !copy || !perform(`Duplicate ${module.placement.name}`, [copy.operation])) return
      setSelection({ file: module.file, at: ['data', { slug: copy.slug }, 'module'] })
    },

    /**
     * Adds a module after the selected one, else to the end of a list.
     * @param file path of the list
     */
    async add(type: string, file: string): Promise<void> {
      const module = selectedModule()
      const titles = await findTitles('').catch(() => [])
      const data = dataOf(file)
      if (data === undefined) return setMessage(`${file} is not valid JSON. Fix it first.`)
      const place = module?.file === file ? module.place : readPlacements(data).length - 1
      const slug = freeModuleSlug(type, moduleSlugs(files()))
      const value = newModule(
        type,
        slug,
        titles.map((each) => each.slug),
      )
      if (!perform(`Add a ${type.replaceAll('_', ' ')}`, [insertOperation(file, data, place, value)])) return
      setSelection({ file, at: ['data', { slug }, 'module'] })
    },

    remove() {
      const module = selectedModule()
      if (!module || !perform(`Remove ${module.placement.name}`, [removeOperation(module.file, module.placement)]))
        return
      const rest = readPlacements(dataOf(module.file))
      const next = rest[module.place] ?? rest.at(-1)
      setSelection(next && selectionAt(files(), module.file, `/data/${next.index}/module`))
      setMessage(`Removed ${module.placement.name}. Undo with Ctrl+Z.`)
    },

    toggleHidden() {
      const module = selectedModule()
      if (!module) return
      const { file, placement } = module
      perform(`${placement.isHidden ? 'Show' : 'Hide'} ${placement.name}`, [toggleHiddenOperation(file, placement)])
    },

    /** Goes to the state after this number of steps, and shows the place of the last one. */
    goTo(done: number) {
      checks.cancel()
      const { steps } = draft.get().history
      const step = steps[done - 1]
      draft.goTo(done)
      const before: Selection | undefined = step?.selection ? JSON.parse(step.selection) : undefined
      if (before && locate(files(), before)) setSelection(before)
      setMessage(`Step ${done} of ${steps.length}${step ? `: ${step.label}` : ', the start of the list'}`)
    },

    undo: () => travel('undo'),
    redo: () => travel('redo'),

    /** Waits until the values that were typed last are in the draft. */
    settle: () => checks.settle(),

    discard() {
      checks.cancel()
      draft.discard()
      setMessage('Discarded the unsaved changes. Redo restores them.')
    },

    /** @returns whether everything was saved */
    async save(): Promise<boolean> {
      await checks.settle()
      const count = changedDocuments(draft.get()).length
      try {
        const stale = await draft.save()
        setMessage(
          stale.length > 0
            ? `${stale.join(', ')} was changed on disk. The changes were merged. Review them and save again.`
            : `Saved ${countOf(count, 'file')}.`,
        )
        return stale.length === 0
      } catch (error) {
        setMessage(`Not saved. ${sentence(errorMessage(error))} Your changes are kept in this browser.`)
        return false
      }
    },
  }
  return { selection, message, actions }
}

/** Checks of typed values, of which only the last one counts. */
function createChecks() {
  let current = 0
  let running: Promise<unknown> = Promise.resolve()
  return {
    start<T>(result: Promise<T>) {
      current += 1
      const own = current
      running = result.catch(() => {})
      return { result, isCurrent: () => own === current }
    },
    /** Ignores the results of running checks. */
    cancel(): void {
      current += 1
    },
    /** Resolves after the step of the last check was made. */
    async settle(): Promise<void> {
      await running
      await Promise.resolve()
    },
  }
}

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)

const isSet = (data: unknown, path: Path) => valueIn(data, path) !== undefined
