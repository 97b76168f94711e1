import { type KeyboardEvent, useState } from 'react'
import { InitialsAvatar } from '../../../catalogue/collections/InitialsAvatar'
import { classes } from '../../../lib/browser/classes'
import { isPlainKey } from '../../../lib/browser/keys'
import type { TranslateFunction } from '../../../text/createText'
import { useText } from '../../../text/TextContext'
import { Icon } from '../../../ui/Icon'
import { formatTimeCode } from '../../conversation/timeCode'
import type { LoopRange } from './loopRange'
import type { ReviewMark, TimedComment } from './reviewMarks'
import './markLane.scss'

interface Props {
  marks: readonly ReviewMark[]
  /** Duration in seconds. */
  length: number
  range: LoopRange | undefined
  /** Current time code in seconds. */
  activeTimeCode: number | undefined
  onSeek: (seconds: number) => void
}

/** Maximum number of comments in a tooltip. */
const MAX_TIP_COMMENTS = 3

/** Comment marks above the seek bar, and the loop range. One tab stop; arrow keys move between marks. */
export function MarkLane({ marks, length, range, activeTimeCode, onSeek }: Props) {
  const t = useText()
  const [focusedIndex, setFocusedIndex] = useState(0)
  const tabStop = Math.min(focusedIndex, marks.length - 1)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!isPlainKey(event)) return
    const to = { ArrowRight: tabStop + 1, ArrowLeft: tabStop - 1, Home: 0, End: marks.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    event.stopPropagation()
    event.currentTarget.querySelectorAll<HTMLElement>('button')[Math.max(0, Math.min(to, marks.length - 1))]?.focus()
  }
  // Keeps clicks on marks from the seek bar around them.
  const stopPropagation = (event: { stopPropagation: () => void }) => event.stopPropagation()
  return (
    <>
      {range && length > 0 && <LoopBand range={range} length={length} />}
      {marks.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a group with its own arrow keys
        <div
          className="mq-lane__marks"
          role="group"
          aria-label={t('reviewMarks')}
          data-own-arrows=""
          onKeyDown={onKeyDown}
          onMouseDown={stopPropagation}
          onTouchStart={stopPropagation}
          onPointerDown={stopPropagation}
          onClick={stopPropagation}
        >
          {marks.map((mark, index) => {
            const isActive = mark.comments.some(({ seconds }) => seconds === activeTimeCode)
            return (
              <div
                key={mark.seconds}
                className={classes('mq-lane__slot', isActive && 'mq-lane__slot--playing')}
                style={{ insetInlineStart: `${(mark.seconds / length) * 100}%` }}
              >
                <button
                  type="button"
                  className={classes(
                    'mq-lane__mark',
                    mark.isResolved ? 'mq-lane__mark--done' : mark.comments.length > 1 && 'mq-lane__mark--many',
                  )}
                  tabIndex={index === tabStop ? 0 : -1}
                  aria-current={isActive || undefined}
                  onFocus={() => setFocusedIndex(index)}
                  onClick={() => onSeek(mark.seconds)}
                >
                  <span className="mq-vh">{markLabel(mark, t)}</span>
                  <MarkIcon mark={mark} />
                </button>
                <MarkTip mark={mark} fraction={mark.seconds / length} />
              </div>
            )
          })}
        </div>
      )}
    </>
  )
}

function MarkIcon({ mark: { isResolved, comments } }: { mark: ReviewMark }) {
  if (comments.length > 1) return <span aria-hidden="true">{comments.length}</span>
  if (isResolved) return <Icon name="check" />
  return <InitialsAvatar name={comments[0]?.name ?? '?'} />
}

/** Tooltip of a mark on hover and focus. */
function MarkTip({ mark, fraction }: { mark: ReviewMark; fraction: number }) {
  const t = useText()
  return (
    <div
      className={classes('mq-lane__tip', fraction < 0.5 ? 'mq-lane__tip--start' : 'mq-lane__tip--end')}
      aria-hidden="true"
    >
      {mark.comments.slice(0, MAX_TIP_COMMENTS).map((each) => (
        <div key={`${each.id} ${each.seconds}`}>
          <b>
            {authorName(each, t)} <span>{formatTimeCode(each.seconds)}</span>
          </b>
          <p>{each.text}</p>
        </div>
      ))}
    </div>
  )
}

function LoopBand({ range: { start, end }, length }: { range: LoopRange; length: number }) {
  const width = (((end ?? start) - start) / length) * 100
  return (
    <i
      className="mq-lane__loop"
      style={{ insetInlineStart: `${(start / length) * 100}%`, inlineSize: `max(3px, ${width}%)` }}
    />
  )
}

const authorName = ({ name }: TimedComment, t: TranslateFunction) => name ?? t('someone')

/** Maximum length of a comment in a label. */
const MAX_LABEL_LENGTH = 80

function markLabel({ comments, isResolved, seconds }: ReviewMark, t: TranslateFunction): string {
  const time = formatTimeCode(seconds)
  const [first] = comments
  if (!first || comments.length > 1) return t('reviewMarkMany', { count: comments.length, time })
  const words = first.text.length > MAX_LABEL_LENGTH ? `${first.text.slice(0, MAX_LABEL_LENGTH)}…` : first.text
  return t(isResolved ? 'reviewMarkDone' : 'reviewMark', { name: authorName(first, t), time, words })
}
