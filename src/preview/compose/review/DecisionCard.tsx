import { diffWordsWithSpace } from 'diff'
import { useId, useState } from 'react'
import type { SiteTexts } from '../../../tools/edit/editSite'
import type { Json } from '../../../tools/edit/operation'
import { formatCount } from '../../bar/world'
import type { Decision } from '../draft/decisions'
import { sidesOf } from './decisionValues'

export type DecisionChoice = { use: 'mine' | 'disk' } | { use: 'text'; text: string }

interface Props {
  decision: Decision
  files: SiteTexts
  /** @returns why the choice cannot be made */
  onChoose: (choice: DecisionChoice) => Promise<string | undefined>
}

/** One value that was changed here and on disk, or something that was removed on disk. */
export function DecisionCard({ decision, files, onChoose }: Props) {
  const { file, kind, conflicts } = decision
  const heading = useId()
  const labels = [...new Set(conflicts.map(({ label }) => label))]
  const [message, setMessage] = useState<string>()
  const choose = async (choice: DecisionChoice) => setMessage(await onChoose(choice))
  const canRestore = conflicts.at(-1)?.restore !== undefined
  return (
    <section className="mqp-decision" aria-labelledby={heading}>
      <h3 id={heading} className="mqp-decision__name">
        {labels.join(', ')}
      </h3>
      <p className="mqp-note">
        <code>{file}</code>
      </p>
      {kind === 'changed' ? (
        <Sides {...sidesOf(decision, files)} onChoose={choose} />
      ) : (
        <>
          <p>
            {files.has(file) ? 'The part that you changed was removed on disk.' : `${file} was removed on disk.`}{' '}
            {formatCount(conflicts.length, 'change')} in it {conflicts.length === 1 ? 'is' : 'are'} kept here.
          </p>
          <p className="mqp-line">
            {canRestore && (
              <button type="button" className="mqp-chip" onClick={() => choose({ use: 'mine' })}>
                Create again
              </button>
            )}
            <button type="button" className="mqp-chip" onClick={() => choose({ use: 'disk' })}>
              Drop {formatCount(conflicts.length, 'change')}
            </button>
          </p>
        </>
      )}
      {message !== undefined && (
        <p className="mqp-form__message" role="alert">
          {message}
        </p>
      )}
    </section>
  )
}

/** The field replaces the button that had the focus. */
const focusField = (field: HTMLTextAreaElement | null) => field?.focus()

interface SidesProps {
  mine: Json | undefined
  theirs: Json | undefined
  onChoose: (choice: DecisionChoice) => void
}

function Sides({ mine, theirs, onChoose }: SidesProps) {
  const [text, setText] = useState<string>()
  const [ours, disk] = [textOf(mine), textOf(theirs)]
  return (
    <>
      <Side name="Yours" text={ours} other={disk} action="Use mine" onUse={() => onChoose({ use: 'mine' })} />
      <Side
        name="On disk"
        text={disk}
        other={ours}
        action="Use the value on disk"
        onUse={() => onChoose({ use: 'disk' })}
      />
      {typeof (mine ?? theirs) === 'string' &&
        (text === undefined ? (
          <button type="button" className="mqp-chip" onClick={() => setText(ours)}>
            Write a new text
          </button>
        ) : (
          <form
            className="mqp-decision__text"
            onSubmit={(event) => {
              event.preventDefault()
              onChoose({ use: 'text', text })
            }}
          >
            <textarea
              className="mqp-field"
              aria-label="New text"
              ref={focusField}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
            <button type="submit" className="mqp-chip">
              Use this text
            </button>
          </form>
        ))}
    </>
  )
}

interface SideProps {
  name: string
  text: string
  other: string
  action: string
  onUse: () => void
}

function Side({ name, text, other, action, onUse }: SideProps) {
  return (
    <div className="mqp-decision__side">
      <h4>{name}</h4>
      <p className="mqp-decision__value">
        {diffWordsWithSpace(other, text)
          .filter(({ removed }) => !removed)
          .map(({ value, added }, index) => (added ? <mark key={index}>{value}</mark> : value))}
      </p>
      <button type="button" className="mqp-chip" onClick={onUse}>
        {action}
      </button>
    </div>
  )
}

const textOf = (value: Json | undefined): string =>
  value === undefined || value === null
    ? 'Not set'
    : typeof value === 'string'
      ? value
      : JSON.stringify(value, undefined, 2)
