import { useState } from 'react'
import { errorMessage } from '../../lib/errorMessage'
import { applyChange, editSite, type SiteOperation } from '../../tools/edit/editSite'
import type { Json } from '../../tools/edit/operation'
import { countOf } from '../bar/world'
import { fieldRules } from '../schemas/siteRules'
import { schemaAt } from '../schemas/siteSchemas'
import { changedDocuments } from './draft/draftState'
import type { DraftStore } from './draft/draftStore'
import { dataIn, hasForm, locate, type Path, type Selection, selectionOf, valueIn } from './draft/siteData'
import { createFieldChecks } from './fieldChecks'
import { checkValue } from './form/checkValue'
import type { FormField } from './form/formGroups'
import { fieldLabel, nameOf, stepLabel, textLabel } from './form/labels'
import { moduleActions } from './modules/moduleActions'
import type { CopiedModule } from './modules/moduleClipboard'

export type ComposeActions = ReturnType<typeof useComposeActions>['actions']

/** The selection, the last message, and the actions of buttons and keys. */
export function useComposeActions(draft: DraftStore) {
  const [selection, setSelection] = useState<Selection>()
  const [copied, setCopied] = useState<CopiedModule>()
  const [message, setMessage] = useState('')
  const [checks] = useState(createFieldChecks)
  const files = () => draft.get().history.files
  const dataOf = (file: string): unknown => dataIn(files(), file)

  function perform(label: string, operations: readonly SiteOperation[], mergeKey?: string): boolean {
    const refused = draft.perform({ label, operations, mergeKey, selection: JSON.stringify(selection) })
    setMessage(refused ? refused.refused : label)
    return refused === undefined
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

  async function setField(
    file: string,
    { label, path, isRequired }: { label: string } & Pick<FormField, 'path' | 'isRequired'>,
    value: unknown,
    mergeKey?: string,
  ): Promise<string | undefined> {
    const isCurrent = checks.start(`${file} ${path.join('/')}`)
    if (value === undefined && isRequired) return 'This field is required.'
    const at = [...path]
    const operation: SiteOperation = {
      file,
      change: value === undefined ? { do: 'remove', at } : { do: 'set', at, value: value as Json },
    }
    const edited = editSite(files(), operation, { fields: fieldRules })
    if ('refused' in edited) return value === undefined && !isSet(dataOf(file), path) ? undefined : edited.refused
    if (!edited.change) return undefined
    const next = applyChange(files(), edited.change)
    if (value !== undefined) {
      const invalid = await checkValue(file, next.get(file) ?? '', path).catch(notChecked)
      // A newer value is checked, or the field was changed by other means.
      if (!isCurrent()) return undefined
      if (invalid !== undefined) return invalid
    }
    const selected = selection && locate(files(), selection)
    perform(stepLabel(label, file, dataIn(next, file), path), [operation], mergeKey)
    // The field may be the one by which the selection was found.
    if (selected) setSelection((now) => (now === selection ? selectionOf(files(), selection.file, selected.path) : now))
    return undefined
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
    setValue: async (field: FormField, value: unknown): Promise<string | undefined> =>
      selection &&
      checks.track(
        setField(
          selection.file,
          { ...field, label: fieldLabel(field) },
          value,
          `${selection.file} ${field.path.join('/')}`,
        ),
      ),

    /**
     * Sets a text that was typed on the page, as a step of its own.
     * @returns why it is invalid
     */
    async setText(file: string, path: Path, text: string): Promise<string | undefined> {
      const name = String(path.at(-1))
      const owner = schemaAt(file, dataOf(file), path.slice(0, -1))
      const isRequired = owner?.required?.includes(name) ?? false
      return checks.track(setField(file, { label: textLabel(name), path, isRequired }, text === '' ? undefined : text))
    },

    /**
     * Makes operations as one step.
     * @param label for the list of steps
     * @param mergeKey changes with the same key shortly after each other are one step
     * @returns whether it was made; otherwise the message says why not
     */
    perform: (label: string, operations: readonly SiteOperation[], mergeKey?: string): boolean =>
      perform(label, operations, mergeKey),

    /** The documents of the site, with unsaved changes. */
    files,

    /** Shows a message in the status line, which is read out. */
    say: setMessage,

    ...moduleActions({ files, selection, setSelection, say: setMessage, perform, copied, setCopied }),

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
  return { selection, message, copied, actions }
}

/** The code of the validator is loaded on demand. */
const notChecked = (error: unknown) => `The value cannot be checked and is not used. ${sentence(errorMessage(error))}`

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)

const isSet = (data: unknown, path: Path) => valueIn(data, path) !== undefined
