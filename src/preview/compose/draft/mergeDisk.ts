import { parseDocument } from '../../../tools/edit/document'
import {
  applyChange,
  editSite,
  type FileChange,
  type SiteOperation,
  type SiteRules,
} from '../../../tools/edit/editSite'
import type { Conflict } from '../../../tools/edit/rebase'
import { rebaseSite } from '../../../tools/edit/rebaseSite'
import { type History, redo, type Step, undo } from './history'

/** A history, and the number of steps that are in the files on disk. */
export interface Draft {
  history: History
  saved: number
}

/** An operation that can no longer be applied; the user decides what to do. */
export type DraftConflict = Conflict & { label: string; operation: SiteOperation }

/**
 * Merges a file that another program changed on disk. The change becomes a step of the history, before the unsaved
 * steps, which are applied again to the new text.
 * @param text undefined: the file was removed
 * @returns conflicts: operations that were skipped, because their value was changed or removed. `isBroken`: the file is
 *   not valid JSON, so the draft waits for its next change
 */
export function mergeDisk(
  { history, saved }: Draft,
  disk: { file: string; text: string | undefined; time: number },
  rules: SiteRules = {},
): { draft: Draft; conflicts: DraftConflict[]; isBroken?: true } {
  const { file, text, time } = disk
  if (file.endsWith('.json') && text !== undefined && !parseDocument(text))
    return { draft: { history, saved }, conflicts: [], isBroken: true }
  const atSaved = moveTo(history, saved)
  const before = atSaved.files.get(file)
  if (before === text) return { draft: { history, saved }, conflicts: [] }

  const diskChange: FileChange = { file, before, after: text }
  const diskStep: Step = { label: 'Changed on disk', operations: [{ file, text }], changes: [diskChange], time }
  const merged: History = {
    files: applyChange(atSaved.files, diskChange),
    steps: [...history.steps.slice(0, saved), diskStep],
    done: saved + 1,
  }
  const draft = { history: merged, saved: saved + 1 }
  const conflicts: DraftConflict[] = []
  // Saved steps were undone since, so the files on disk still contain their values.
  const pending = history.done < saved ? [undoneStep(history, saved, time)] : history.steps.slice(saved, history.done)
  let ours = atSaved.files
  for (const step of pending) {
    const changes: FileChange[] = []
    const operations: SiteOperation[] = []
    let { files } = draft.history
    for (const operation of step.operations) {
      const old = editSite(ours, operation, rules)
      const result = rebaseSite(operation, ours.get(operation.file), files.get(operation.file), rules.tokens?.rootClass)
      if (!('refused' in old) && old.change) ours = applyChange(ours, old.change)
      if ('conflict' in result) {
        conflicts.push({ ...result, label: step.label, operation })
        continue
      }
      const next = editSite(files, result.operation, rules)
      if ('refused' in next || !next.change) continue
      operations.push(result.operation)
      changes.push(next.change)
      files = applyChange(files, next.change)
    }
    if (changes.length === 0) continue
    const steps = [...draft.history.steps, { ...step, operations, changes }]
    draft.history = { files, steps, done: steps.length }
  }
  return { draft, conflicts }
}

function moveTo(history: History, step: number): History {
  let moved = history
  while (moved.done > step) moved = undo(moved)
  while (moved.done < step) moved = redo(moved)
  return moved
}

/** A step that changes the saved files to the current files of the history, where saved steps were undone. */
function undoneStep(history: History, saved: number, time: number): Step {
  const files = new Set(
    history.steps.slice(history.done, saved).flatMap(({ changes }) => changes.map(({ file }) => file)),
  )
  return {
    label: 'Undone changes',
    operations: [...files].map((file) => ({ file, text: history.files.get(file) })),
    changes: [],
    time,
  }
}
