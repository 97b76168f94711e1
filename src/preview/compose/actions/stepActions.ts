import { errorMessage } from '../../../lib/errorMessage'
import { formatCount } from '../../bar/world'
import { changedDocuments } from '../draft/draftState'
import type { DraftStore } from '../draft/draftStore'
import type { Step } from '../draft/history'
import { addFullStop } from './addFullStop'
import type { FieldChecks } from './fieldChecks'

interface StepActionsOptions {
  draft: DraftStore
  /** Shows where a step was made. */
  showPlace: (step: Step | undefined) => void
  say: (message: string) => void
  checks: FieldChecks
}

/** Goes through the steps of the draft, and saves or discards them. */
export function createStepActions({ draft, showPlace, say, checks }: StepActionsOptions) {
  function travel(direction: 'undo' | 'redo') {
    checks.cancel()
    const { history } = draft.get()
    const step = direction === 'undo' ? history.steps[history.done - 1] : history.steps[history.done]
    if (!step) return say(direction === 'undo' ? 'Nothing to undo.' : 'Nothing to redo.')
    draft[direction]()
    showPlace(step)
    say(`${direction === 'undo' ? 'Undone' : 'Redone'}: ${step.label}`)
  }

  return {
    /** Goes to the state after this number of steps, and shows the place of the last one. */
    goTo(done: number) {
      checks.cancel()
      const { steps } = draft.get().history
      const step = steps[done - 1]
      draft.goTo(done)
      showPlace(step)
      say(`Step ${done} of ${steps.length}${step ? `: ${step.label}` : ', before the first change'}`)
    },

    undo: () => travel('undo'),
    redo: () => travel('redo'),

    /** Waits until the values that were typed last are in the draft. */
    settle: () => checks.settle(),

    discard() {
      checks.cancel()
      draft.discard()
      say('Discarded the unsaved changes. Redo restores them.')
    },

    /** Saves a document that is not valid JSON on disk, and nothing else. */
    async repair(path: string, text: string): Promise<void> {
      try {
        await draft.repair(path, text)
        say(`Saved ${path}.`)
      } catch (error) {
        say(`Not saved. ${addFullStop(errorMessage(error))}`)
      }
    },

    /** @returns whether everything was saved */
    async save(): Promise<boolean> {
      await checks.settle()
      const count = changedDocuments(draft.get()).length
      try {
        const stale = await draft.save()
        say(
          stale.length > 0
            ? `${stale.join(', ')} was changed on disk, so nothing was saved. The changes were merged. Review them and save again.`
            : `Saved ${formatCount(count, 'file')}.`,
        )
        return stale.length === 0
      } catch (error) {
        say(`Not saved. ${addFullStop(errorMessage(error))} Your changes are kept in this browser.`)
        return false
      }
    },
  }
}
