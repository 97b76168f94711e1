import type { KeyboardEvent, SyntheticEvent } from 'react'
import { isComposing } from '../../../../lib/browser/keys'
import { labelOf } from '../labels'

interface Props {
  word: string
  meaning: string | undefined
  /** Whether it is selected on the page. */
  isCurrent: boolean
  isFirst: boolean
  isLast: boolean
  onMove: (event: SyntheticEvent, step: 1 | -1) => void
  onRemove: (event: SyntheticEvent) => void
}

/** A word of a list, with its buttons. Alt and arrow keys move it. */
export function WordRow({ word, meaning, isCurrent, isFirst, isLast, onMove, onRemove }: Props) {
  const label = labelOf(word)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (isComposing(event) || !event.altKey || step === 0) return
    event.preventDefault()
    onMove(event, step)
  }
  return (
    <li className="mqp-words__row" aria-current={isCurrent || undefined} title={meaning} onKeyDown={onKeyDown}>
      <span className="mqp-words__name">{label}</span>
      <span className="mqp-words__tools">
        <button type="button" aria-label={`Move ${label} up`} disabled={isFirst} onClick={(event) => onMove(event, -1)}>
          ↑
        </button>
        <button type="button" aria-label={`Move ${label} down`} disabled={isLast} onClick={(event) => onMove(event, 1)}>
          ↓
        </button>
        <button type="button" aria-label={`Remove ${label}`} onClick={onRemove}>
          ✕
        </button>
      </span>
    </li>
  )
}
