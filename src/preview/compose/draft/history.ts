import {
  applyChange,
  editSite,
  type FileChange,
  type Files,
  type SiteOperation,
  type SiteRules,
  undoChange,
} from '../../../tools/edit/editSite'
import type { Refused } from '../../../tools/edit/operation'

/** An action of the user that can be undone. Each step changes at least one file. */
export interface Step {
  /** For the list of steps: "Heading of Festival wall". */
  label: string
  operations: readonly SiteOperation[]
  /** Applied in this order. */
  changes: readonly FileChange[]
  /** The selected item, which undo shows again. */
  selection?: string
  /** Milliseconds since 1970. */
  time: number
  /** Steps with the same key within `MERGE_PAUSE_MS` become one: typing in one field. */
  mergeKey?: string
}

export interface History {
  /** The files after the first `done` steps. */
  files: Files
  steps: readonly Step[]
  /** Number of applied steps. Later steps were undone and can be redone. */
  done: number
}

export type NewStep = Omit<Step, 'changes'>

/** Pause after which typing in the same field is a new step. */
const MERGE_PAUSE_MS = 1000

/** Older steps are merged into the oldest one. */
const MAX_STEPS = 1000

export const createHistory = (files: Files): History => ({ files, steps: [], done: 0 })

/**
 * Adds a step. Steps that were undone are dropped.
 * @returns the same history if the step changes nothing
 */
export function perform(history: History, step: NewStep, rules?: SiteRules): History | Refused {
  const last = history.steps[history.done - 1]
  const isMerged =
    last !== undefined &&
    step.mergeKey !== undefined &&
    last.mergeKey === step.mergeKey &&
    step.time - last.time < MERGE_PAUSE_MS &&
    history.done === history.steps.length
  // Merged steps are performed as one, so that typing the original text again removes the step.
  const start = isMerged ? undo(history) : history
  let { files } = start
  const changes: FileChange[] = []
  for (const operation of step.operations) {
    const result = editSite(files, operation, rules)
    if ('refused' in result) return result
    if (!result.change) continue
    changes.push(result.change)
    files = applyChange(files, result.change)
  }
  if (changes.length === 0) return isMerged ? { ...start, steps: start.steps.slice(0, start.done) } : history
  const steps = limited([...start.steps.slice(0, start.done), { ...step, changes }])
  return { files, steps, done: steps.length }
}

/** @returns the same history if nothing is left to undo */
export function undo(history: History): History {
  const step = history.steps[history.done - 1]
  if (!step) return history
  return { ...history, files: step.changes.reduceRight(undoChange, history.files), done: history.done - 1 }
}

/** @returns the same history if nothing is left to redo */
export function redo(history: History): History {
  const step = history.steps[history.done]
  if (!step) return history
  return { ...history, files: step.changes.reduce(applyChange, history.files), done: history.done + 1 }
}

function limited(steps: readonly Step[]): readonly Step[] {
  const [first, second, ...rest] = steps
  if (!first || !second || steps.length <= MAX_STEPS) return steps
  const merged: Step = {
    ...first,
    label: 'Earlier changes',
    operations: [...first.operations, ...second.operations],
    changes: [...first.changes, ...second.changes],
  }
  return [merged, ...rest]
}
