import { fixLabel } from '../../problems/fixFile'
import type { ComposeActions } from '../useComposeActions'
import { repairOperation } from './repairOperation'
import type { DraftProblem } from './useDraftProblems'
import '../../problems/problems.scss'

interface Props {
  /** Undefined while the documents are checked for the first time. */
  problems: readonly DraftProblem[] | undefined
  /** Why documents could not be checked. */
  failure: string | undefined
  actions: ComposeActions
  /** Selects the part with the problem. */
  onSelect: (file: string, pointer: string) => void
  onEdit: (file: string, line: number | undefined) => void
}

/** The problems of the documents with unsaved changes, as the validator reports them. */
export function DraftProblems({ problems, failure, actions, onSelect, onEdit }: Props) {
  if (failure !== undefined)
    return <p className="mqp-note mqp-note--bad">The documents could not be checked: {failure}</p>
  if (!problems) return <p className="mqp-note">Checking the documents …</p>
  if (problems.length === 0) return <p className="mqp-note">The validator reports no problem.</p>
  return (
    <ul className="mqp-problems">
      {problems.map((each) => (
        <li
          key={`${each.file} ${each.problem.pointer} ${each.problem.message}`}
          className={`mqp-problem mqp-problem--${each.problem.severity}`}
        >
          <Entry {...each} actions={actions} onSelect={onSelect} onEdit={onEdit} />
        </li>
      ))}
    </ul>
  )
}

function Entry({ file, text, problem, actions, onSelect, onEdit }: DraftProblem & Omit<Props, 'problems' | 'failure'>) {
  const { severity, message, pointer, line } = problem
  const repair = text === undefined ? undefined : repairOperation(file, text, problem)
  const place = `${file}${line === undefined ? '' : `:${line}`}`
  return (
    <>
      <p>
        <strong>{severity === 'error' ? 'Error' : 'Warning'}</strong> {message}
      </p>
      <p className="mqp-where">
        <code>{place}</code>
        {text !== undefined && (
          <>
            <button type="button" aria-label={`Select the part: ${place}`} onClick={() => onSelect(file, pointer)}>
              Select
            </button>
            <button type="button" aria-label={`Edit ${place}`} onClick={() => onEdit(file, line)}>
              Edit
            </button>
          </>
        )}
        {repair && (
          <button
            type="button"
            className="mqp-mend"
            onClick={(event) => {
              actions.perform(`Repair ${file.split('/').at(-1)}: ${fixLabel(problem, file)}`, [repair])
              // The button disappears with its problem.
              event.currentTarget.closest<HTMLElement>('[role=tabpanel]')?.focus()
            }}
          >
            Use {fixLabel(problem, file)}
          </button>
        )}
      </p>
    </>
  )
}
