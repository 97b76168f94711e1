import type { SiteTexts } from '../../../tools/edit/editSite'
import { type Decision, decisionsOf } from '../draft/decisions'
import type { DraftStore } from '../draft/draftStore'
import type { DraftConflict } from '../draft/mergeDisk'
import type { ComposeActions } from '../useComposeActions'
import { DecisionCard, type DecisionChoice } from './DecisionCard'
import { keepMineOperation } from './decisionValues'
import { validateOperation } from './validateOperation'
import './panels.scss'

interface Props {
  draft: DraftStore
  files: SiteTexts
  conflicts: readonly DraftConflict[]
  actions: ComposeActions
  /** The last decision was made. */
  onDone: () => void
}

/** Lets the user choose for each value that changed here and on disk. All other values can be changed meanwhile. */
export function Decisions({ draft, files, conflicts, actions, onDone }: Props) {
  const decisions = decisionsOf(conflicts)
  const decide = async (decision: Decision, choice: DecisionChoice): Promise<string | undefined> => {
    const operation =
      choice.use === 'disk' ? undefined : keepMineOperation(decision, choice.use === 'text' ? choice.text : undefined)
    const label = decision.conflicts.at(-1)?.label ?? 'Choice'
    if (operation) {
      const refused = await validateOperation(files, operation)
      if (refused !== undefined) return refused
      if (!actions.perform(label, [operation]))
        return `${label} could not be applied again. Drop the change, or restore the removed part on disk.`
    }
    draft.settle(decision.conflicts)
    actions.say(`${label}: ${MESSAGES[choice.use]}.`)
    if (decisions.length === 1) onDone()
    return undefined
  }
  return (
    <section className="mqp-part" aria-label="Changed in both">
      <h2 className="mqp-part__name">Changed here and on disk</h2>
      <p className="mqp-note">
        The page shows what is on disk. Choose for each value; then the site can be saved. Nothing on disk is
        overwritten before.
      </p>
      {decisions.map((decision) => (
        <DecisionCard
          key={decision.key}
          decision={decision}
          files={files}
          onChoose={(choice) => decide(decision, choice)}
        />
      ))}
    </section>
  )
}

const MESSAGES = { mine: 'your value is used', disk: 'the value on disk is used', text: 'the new text is used' }
