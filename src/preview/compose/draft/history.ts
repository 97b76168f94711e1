import {
  applyChange,
  type EditRules,
  editSite,
  type FileChange,
  type SiteOperation,
  type SiteTexts,
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
  /** What the window showed, which undo shows again. */
  view?: string
  /** Milliseconds since 1970. */
  time: number
  /** Steps with the same key within `MERGE_PAUSE_MS` become one: typing in one field. */
  mergeKey?: string
}

export interface DraftHistory {
  /** The files after the first `done` steps. */
  files: SiteTexts
  steps: readonly Step[]
  /** Number of applied steps. Later steps were undone and can be redone. */
  done: number
}

export type NewStep = Omit<Step, 'changes'>

/** Pause after which typing in the same field is a new step. */
const MERGE_PAUSE_MS = 1000

/** Older steps are merged into the oldest one. */
const MAX_STEPS = 1000

export const createHistory = (files: SiteTexts): DraftHistory => ({ files, steps: [], done: 0 })

/**
 * Adds a step. Steps that were undone are dropped.
 * @param floor number of steps that must not be changed: those on disk
 * @returns the same history if the step changes nothing
 */
export function perform(history: DraftHistory, step: NewStep, rules?: EditRules, floor = 0): DraftHistory | Refused {
  const last = history.steps[history.done - 1]
  const isMerged =
    last !== undefined &&
    history.done > floor &&
    step.mergeKey !== undefined &&
    last.mergeKey === step.mergeKey &&
    step.time - last.time < MERGE_PAUSE_MS &&
    history.done === history.steps.length
  if (isMerged) {
    // Merged steps are performed as one, so that typing the original text again removes the step.
    const merged = performStep(undo(history), history, step, rules)
    if (!('refused' in merged)) return merged
    // The step needs what the last one made, such as its file.
    const earlier = last.operations.filter((each) => !step.operations.some((next) => hasSameTarget(each, next)))
    return performStep(undo(history), history, { ...step, operations: [...earlier, ...step.operations] }, rules)
  }
  return performStep(history, history, step, rules)
}

const hasSameTarget = (a: SiteOperation, b: SiteOperation) =>
  'token' in a && 'token' in b && a.file === b.file && a.token === b.token

/** @param start the history without the step that is replaced, if any */
function performStep(
  start: DraftHistory,
  history: DraftHistory,
  step: NewStep,
  rules?: EditRules,
): DraftHistory | Refused {
  let { files } = start
  const changes: FileChange[] = []
  for (const operation of step.operations) {
    const result = editSite(files, operation, rules)
    if ('refused' in result) return result
    if (!result.change) continue
    changes.push(result.change)
    files = applyChange(files, result.change)
  }
  if (changes.length === 0) return start === history ? history : { ...start, steps: start.steps.slice(0, start.done) }
  const steps = [...start.steps.slice(0, start.done), { ...step, changes }]
  return { files, steps, done: steps.length }
}

/** @returns the same history if nothing is left to undo */
export function undo(history: DraftHistory): DraftHistory {
  const step = history.steps[history.done - 1]
  if (!step) return history
  return { ...history, files: step.changes.reduceRight(undoChange, history.files), done: history.done - 1 }
}

/** @returns the same history if nothing is left to redo */
export function redo(history: DraftHistory): DraftHistory {
  const step = history.steps[history.done]
  if (!step) return history
  return { ...history, files: step.changes.reduce(applyChange, history.files), done: history.done + 1 }
}

/** The history after this number of steps. */
export function moveTo(history: DraftHistory, done: number): DraftHistory {
  let moved = history
  while (moved.done > done) moved = undo(moved)
  while (moved.done < Math.min(done, history.steps.length)) moved = redo(moved)
  return moved
}

/**
 * Merges the oldest steps of a long history.
 * @param saved number of steps that are in the files on disk
 */
export function limitSteps(history: DraftHistory, saved: number): { history: DraftHistory; saved: number } {
  const [first, second, ...rest] = history.steps
  // The state on disk must stay one of the history.
  if (!first || !second || history.steps.length <= MAX_STEPS || history.done < 2 || saved === 1)
    return { history, saved }
  const merged: Step = {
    ...first,
    label: 'Earlier changes',
    operations: [...first.operations, ...second.operations],
    changes: [...first.changes, ...second.changes],
  }
  return { history: { ...history, steps: [merged, ...rest], done: history.done - 1 }, saved: Math.max(0, saved - 1) }
}

/**
 * Makes undoing saved steps a step of its own, so that the state on disk stays part of the history when the next step
 * drops the undone ones.
 */
export function keepSavedState(history: DraftHistory, saved: number, time: number): DraftHistory {
  if (history.done >= saved) return history
  const onDisk = moveTo(history, saved)
  const paths = new Set(
    history.steps.slice(history.done, saved).flatMap(({ changes }) => changes.map(({ file }) => file)),
  )
  const changes = [...paths].map((file) => ({ file, before: onDisk.files.get(file), after: history.files.get(file) }))
  const step: Step = {
    label: 'Undone changes',
    operations: changes.map(({ file, after }) => ({ file, text: after })),
    changes,
    time,
  }
  return { files: history.files, steps: [...history.steps.slice(0, saved), step], done: saved + 1 }
}
