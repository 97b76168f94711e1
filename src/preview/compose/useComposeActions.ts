import { useState } from 'react'
import type { SiteOperation } from '../../tools/edit/editSite'
import { createFieldActions } from './actions/fieldActions'
import { createFieldChecks } from './actions/fieldChecks'
import { removeSelectedItem } from './actions/removeItem'
import { createStepActions } from './actions/stepActions'
import type { DraftStore } from './draft/draftStore'
import type { Step } from './draft/history'
import { hasForm, locateSelection, type Path, type Selection, selectionOf, valueIn } from './draft/siteData'
import { labelOf, nameOf } from './form/labels'
import { createModuleActions } from './modules/moduleActions'
import type { CopiedModule } from './modules/moduleClipboard'

export type ComposeActions = ReturnType<typeof useComposeActions>['actions']

/** What the window shows, as a text that steps store. */
export interface ComposeView {
  read: () => string
  /** @param isWhole also which tab is shown, because no selection leads to the place */
  show: (view: string, isWhole: boolean) => void
}

interface Options {
  view?: ComposeView
  /** Shows a message in the status line. */
  say?: (message: string) => void
}

/** The selection, and the actions of buttons and keys. */
export function useComposeActions(draft: DraftStore, { view, say = ignore }: Options = {}) {
  const [selection, setSelection] = useState<Selection>()
  const [copied, setCopied] = useState<CopiedModule>()
  /** Another number after each undo and redo: the selected part is shown again. */
  const [turn, setTurn] = useState(0)
  /** The token that the last undo or redo changed. */
  const [token, setToken] = useState<string>()
  const [checks] = useState(createFieldChecks)
  const readFiles = () => draft.get().history.files

  function perform(label: string, operations: readonly SiteOperation[], mergeKey?: string): boolean {
    setToken(undefined)
    const place = { selection: JSON.stringify(selection), view: view?.read() }
    const refused = draft.perform({ label, operations, mergeKey, ...place })
    say(refused ? refused.refused : label)
    return refused === undefined
  }

  /** Selects by the steps of `selectionOf`: other steps would change with the next edit, and the form would be replaced. */
  function selectLocated(next: Selection | undefined): void {
    const found = next && locateSelection(readFiles(), next)
    setSelection(found ? selectionOf(readFiles(), next.file, found.path) : next)
  }

  /** Shows where a step was made. */
  function showPlace(step: Step | undefined): void {
    const before: Selection | undefined = step?.selection ? JSON.parse(step.selection) : undefined
    if (before && locateSelection(readFiles(), before)) selectLocated(before)
    if (step?.view !== undefined) view?.show(step.view, before === undefined)
    setToken(step?.operations.flatMap((each) => ('token' in each ? each.token : [])).at(-1))
    setTurn((last) => last + 1)
  }

  const modules = createModuleActions({
    readFiles,
    selection,
    setSelection: selectLocated,
    say,
    perform,
    copied,
    setCopied,
  })
  const actions = {
    select(next: Selection | undefined) {
      setSelection(next)
      setToken(undefined)
      const found = next && locateSelection(readFiles(), next)
      if (found)
        say(`${nameOf(valueIn(found.data, found.path), labelOf(String(found.path.at(-1) ?? 'Part')))} selected`)
    },

    /** Selects the value that contains the selected one, or nothing. */
    parent() {
      const found = selection && locateSelection(readFiles(), selection)
      if (!selection || !found) return setSelection(undefined)
      let path = found.path.slice(0, -1)
      while (path.length > 0 && !hasForm(found.data, path)) path = path.slice(0, -1)
      setSelection(path.length === 0 ? undefined : selectionOf(readFiles(), selection.file, path))
    },

    /** Shows the fields of a value in the selected document. */
    open(path: Path) {
      if (selection) setSelection(selectionOf(readFiles(), selection.file, path))
    },

    /**
     * Makes operations as one step.
     * @param label for the list of steps
     * @param mergeKey changes with the same key shortly after each other are one step
     * @returns whether it was made; otherwise the message says why not
     */
    perform: (label: string, operations: readonly SiteOperation[], mergeKey?: string): boolean =>
      perform(label, operations, mergeKey),

    loadRules: draft.loadRules,

    /** The documents of the site, with unsaved changes. */
    readFiles,

    /** Shows a message in the status line, which is read out. */
    say,

    ...createFieldActions({ readFiles, selection, setSelection, perform, checks }),
    ...createStepActions({ draft, showPlace, say, checks }),
    ...modules,

    /** Removes the selected item of a module, else the module. */
    remove() {
      if (!removeSelectedItem({ readFiles, selection, setSelection, say, perform })) modules.removeModule()
    },
  }
  return { selection, turn, token, copied, actions }
}

const ignore = () => {}
