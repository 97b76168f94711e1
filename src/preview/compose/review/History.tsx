import { useState } from 'react'
import { formatCount } from '../../bar/world'
import type { DraftState } from '../draft/draftState'
import { ComposeIcon } from '../header/ComposeIcon'
import { type HistoryEntry, historyEntries } from './historyEntries'
import './panels.scss'

interface Props {
  state: DraftState
  /** Goes to the state after this number of steps. */
  onGo: (done: number) => void
}

/** The steps of all files, with saves and changes on disk, the newest first. A press goes to that state. */
export function History({ state, onGo }: Props) {
  const [file, setFile] = useState<string>()
  const all = historyEntries(state)
  const files = [...new Set(all.flatMap((entry) => entry.files))].sort()
  const entries =
    file === undefined ? all : all.filter((entry) => entry.files.length === 0 || entry.files.includes(file))
  const choices = [undefined, ...files]
  return (
    <section className="mqp-part" aria-label="History">
      <h2 className="mqp-part__name">History</h2>
      <p className="mqp-note">
        All files in one list. Select a step to go back to it. Saves and reloads keep the list.
      </p>
      {files.length > 1 && (
        <fieldset className="mqp-form__choices" aria-label="Files">
          {choices.map((each) => (
            <button
              key={each ?? ''}
              type="button"
              className="mqp-chip"
              aria-pressed={each === file}
              onClick={() => setFile(each)}
            >
              {each ?? 'All files'}
            </button>
          ))}
        </fieldset>
      )}
      <ol className="mqp-history">
        {entries.map((entry) => (
          <Entry
            key={entry.key}
            entry={entry}
            isNow={entry.kind !== 'saved' && entry.done === state.history.done}
            onGo={onGo}
          />
        ))}
      </ol>
    </section>
  )
}

const ICONS = { saved: 'saved', disk: 'disk' } as const

function Entry({ entry, isNow, onGo }: { entry: HistoryEntry; isNow: boolean; onGo: (done: number) => void }) {
  const { kind, label, files, done, time, isUndone } = entry
  return (
    <li>
      <button
        type="button"
        className={`mqp-history__entry mqp-history__entry--${isUndone ? 'undone' : kind}`}
        aria-current={isNow ? 'step' : undefined}
        onClick={() => onGo(done)}
      >
        <span className="mqp-history__mark">
          {kind === 'saved' || kind === 'disk' ? <ComposeIcon name={ICONS[kind]} /> : <span />}
        </span>
        <span className="mqp-history__label">
          {label}
          {isUndone && <span className="mqp-note"> (undone)</span>}
          {files.length > 0 && <small>{files.length > 2 ? formatCount(files.length, 'file') : files.join(', ')}</small>}
        </span>
        {time !== undefined && <time dateTime={new Date(time).toISOString()}>{TIME_FORMAT.format(time)}</time>}
      </button>
    </li>
  )
}

const TIME_FORMAT = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
