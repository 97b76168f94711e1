import { parseJsonDocument } from '../../../tools/edit/document'
import {
  applyChange,
  type EditRules,
  editSite,
  type FileChange,
  type SiteOperation,
} from '../../../tools/edit/editSite'
import type { Conflict } from '../../../tools/edit/rebase'
import { rebaseSite } from '../../../tools/edit/rebaseSite'
import { type DraftHistory, keepSavedState, moveTo, type Step } from './history'
import { restoreOperation } from './restoreOperation'
import { rootClassIn } from './siteData'

/** Label of the step that another program made. */
export const DISK_STEP_LABEL = 'Changed on disk'

/** A history, and the number of steps that are in the files on disk. */
export interface Draft {
  history: DraftHistory
  saved: number
}

/** An operation that can no longer be applied; the user decides what to do. */
export type DraftConflict = Conflict & {
  /** Label of its step in the history. */
  label: string
  operation: SiteOperation
  /** Creates what was removed on disk again, with the changes of the draft. */
  restore?: SiteOperation
}

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
  rules: EditRules = {},
): { draft: Draft; conflicts: DraftConflict[]; isBroken?: true } {
  const { file, text, time } = disk
  if (file.endsWith('.json') && text !== undefined && !parseJsonDocument(text))
    return { draft: { history, saved }, conflicts: [], isBroken: true }
  if (moveTo(history, saved).files.get(file) === text) return { draft: { history, saved }, conflicts: [] }

  // Undoing saved steps is a change that is not on disk yet.
  const current = keepSavedState(history, saved, time)
  const onDisk = moveTo(current, saved)
  const applied = stepsOnDisk(current, saved, file, text)
  const isOnlyThisFile = current.steps
    .slice(saved, applied)
    .every(({ changes }) => changes.every((change) => change.file === file))
  if (applied > saved && isOnlyThisFile) return { draft: { history: current, saved: applied }, conflicts: [] }

  const diskChange: FileChange = { file, before: onDisk.files.get(file), after: text }
  const diskStep: Step = { label: DISK_STEP_LABEL, operations: [{ file, text }], changes: [diskChange], time }
  let merged: DraftHistory = {
    files: applyChange(onDisk.files, diskChange),
    steps: [...current.steps.slice(0, saved), diskStep],
    done: saved + 1,
  }
  const conflicts: DraftConflict[] = []
  let ours = onDisk.files
  for (const [index, step] of current.steps.slice(saved, current.done).entries()) {
    const changes: FileChange[] = []
    const operations: SiteOperation[] = []
    let { files } = merged
    for (const operation of step.operations) {
      const old = editSite(ours, operation, rules)
      const before = ours.get(operation.file)
      if (!('refused' in old) && old.change) ours = applyChange(ours, old.change)
      if (operation.file === file && saved + index < applied) continue
      const result = rebaseSite(operation, before, files.get(operation.file), rootClassIn(files))
      if ('conflict' in result) {
        if (!isRemovedByBoth(operation, result)) conflicts.push({ ...result, label: step.label, operation })
        continue
      }
      const next = editSite(files, result.operation, rules)
      if ('refused' in next) conflicts.push({ conflict: 'removed', label: step.label, operation })
      else if (next.change) {
        operations.push(result.operation)
        changes.push(next.change)
        files = applyChange(files, next.change)
      }
    }
    if (changes.length === 0) continue
    const steps = [...merged.steps, { ...step, operations, changes }]
    merged = { files, steps, done: steps.length }
  }
  return {
    draft: { history: merged, saved: saved + 1 },
    conflicts: conflicts.map((each) => ({ ...each, ...restoreIfRemoved(each, ours.get(file), text) })),
  }
}

const isRemovedByBoth = (operation: SiteOperation, { conflict }: Conflict) =>
  conflict === 'removed' && 'change' in operation && operation.change.do === 'remove'

function restoreIfRemoved({ conflict, operation }: DraftConflict, ours: string | undefined, text: string | undefined) {
  const restore = conflict === 'removed' ? restoreOperation(operation, ours, text) : undefined
  return restore && { restore }
}

/**
 * Number of steps whose changes of a file are on disk: another tab may have saved them, or the page was closed before
 * it knew that they were saved.
 */
function stepsOnDisk(history: DraftHistory, saved: number, file: string, text: string | undefined): number {
  for (let done = saved + 1; done <= history.done; done++)
    if (moveTo(history, done).files.get(file) === text) return done
  return saved
}
