import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { isComposing } from '../../lib/keys'
import { useText } from '../../text/TextContext'
import type { TextKey } from '../../text/texts'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import type { DraftPlace, Failure } from './drafts'
import { formatTimeCode } from './timeCode'
import { useDraft, useTalk, useWriting } from './useDesk'
import { LONGEST, sendDraft, wordDraft } from './writeComment'
import './composer.scss'

interface Props {
  place: DraftPlace
  /** Names the field. */
  label: string
  /** What stands in it before anything is written. */
  initial?: string
  words: { send: TextKey; sending: TextKey; sent: TextKey }
  /** The moment that a comment would be about now, in seconds. undefined: of none. */
  moment?: () => number | undefined
  focus?: boolean
  onSent?: () => void
  onCancel?: () => void
}

/** How often the time beside an empty field is looked up, in milliseconds. */
const LOOK_EVERY = 500

/** A field for a comment, with what sends it. Its text is kept from the first letter on until it has been sent. */
export function Composer({ place, label, initial = '', words, moment, focus = false, onSent, onCancel }: Props) {
  const t = useText()
  const { desk, all, say } = useTalk()
  const draft = useDraft(place)
  const id = place === 'new' ? 'new' : place.slice(place.indexOf(' ') + 1)
  const editing = useWriting((state) => state.editing.get(id))
  // No text is sent while any change of the conversation is in flight (spec part 2, section 4: Comment).
  const isBusy = useWriting((state) => state.editing.size > 0)
  const failure = useWriting((state) => state.failures.get(place))
  const field = useRef<HTMLTextAreaElement>(null)
  // From the press that began it the moment stands still; after a comment was sent it goes on.
  const [still, setStill] = useState(false)
  /** true: it is asked whether the text may be thrown away. */
  const [asking, setAsking] = useState(false)
  const text = draft?.text ?? initial
  const now = useMoment(moment, !still && text === '')
  const at = draft?.at ?? now
  const tooMany = draft ? wordDraft(draft).length - LONGEST : 0
  const isSending = editing === (place === 'new' ? 'post' : place.startsWith('reply ') ? 'reply' : 'edit')

  useEffect(() => {
    if (!focus) return
    const end = field.current?.value.length ?? 0
    field.current?.focus()
    field.current?.setSelectionRange(end, end)
  }, [focus])

  const write = (next: string) => {
    setAsking(false)
    if (next === initial && initial !== '') desk.writing.drop(place)
    else
      desk.writing.write(place, {
        text: next,
        at: next === '' ? undefined : at,
        timeless: draft?.timeless,
      })
  }

  async function send(event?: FormEvent) {
    event?.preventDefault()
    // The button cannot keep it while it is disabled.
    field.current?.focus()
    if (!draft && initial !== '') return onCancel?.()
    const done = await sendDraft(desk, place, all())
    if (!done) return
    setStill(false)
    say(t(words.sent))
    onSent?.()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      void send()
    } else if (event.key === 'Escape') {
      event.stopPropagation()
      event.preventDefault()
      const around = field.current?.closest<HTMLElement>('article') ?? field.current?.form
      around?.focus()
    }
  }

  return (
    // Escape leaves the field for it: keys of the page work there.
    <form className="mq-composer" data-place={place} tabIndex={-1} onSubmit={send}>
      <div className="mq-composer__field" data-text={text}>
        <textarea
          ref={field}
          aria-label={label}
          aria-keyshortcuts="Control+Enter"
          aria-invalid={tooMany > 0 || undefined}
          title={t('commentHint')}
          placeholder={place === 'new' ? t('commentPlaceholder') : undefined}
          rows={1}
          dir="auto"
          value={text}
          readOnly={isSending}
          onChange={(event) => write(event.target.value)}
          onFocus={() => setStill(true)}
          onBlur={() => setStill(false)}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className="mq-composer__end">
        {moment && at !== undefined && (
          <TimeChip
            at={at}
            off={!!draft?.timeless}
            onChange={(timeless) => {
              desk.writing.write(place, { ...draft, text, at: text === '' ? undefined : at, timeless })
              field.current?.focus()
            }}
          />
        )}
        {onCancel &&
          (asking ? (
            <>
              <span>{t('draftDropAsk')}</span>
              <Button kind="line" disabled={editing !== undefined} onClick={onCancel}>
                {t('draftDrop')}
              </Button>
              <Button
                // What loses nothing.
                autoFocus
                kind="line"
                onClick={() => {
                  setAsking(false)
                  field.current?.focus()
                }}
              >
                {t('draftKeep')}
              </Button>
            </>
          ) : (
            <Button
              kind="line"
              disabled={editing !== undefined}
              onClick={() => (text.trim() === initial.trim() || text.trim() === '' ? onCancel() : setAsking(true))}
            >
              {t('commentCancel')}
            </Button>
          ))}
        <Button type="submit" className="mq-composer__send" disabled={isBusy || tooMany > 0}>
          {t(isSending ? words.sending : words.send)}
        </Button>
      </div>
      {tooMany > 0 && <Problem>{t('commentTooLong', { count: tooMany })}</Problem>}
      {failure && (
        <Problem retry={failure.reason === 'failed' ? () => void send() : undefined}>
          {`${t(failureText(failure))} ${t('textKept')}`}
        </Problem>
      )}
    </form>
  )
}

/** What did not work, with a way to try again. */
export function Problem({ children, retry }: { children: string; retry?: () => void }) {
  const t = useText()
  return (
    <p className="mq-composer__problem" role="alert">
      <Icon name="info" />
      {children}
      {retry && (
        <button type="button" className="mq-talk-link" onClick={retry}>
          {t('tryAgain')}
        </button>
      )}
    </p>
  )
}

/** Why something was not done (spec part 2, section 8: Stored error texts). */
export function failureText({ reason, of }: Failure): TextKey {
  if (reason === 'forbidden') return 'commentNotAllowed'
  if (reason === 'gone') return 'commentGone'
  if (reason === 'has-replies') return 'commentHasReplies'
  switch (of) {
    case 'post':
      return 'postFailed'
    case 'reply':
      return 'replyFailed'
    case 'edit':
      return 'saveFailed'
    case 'delete':
      return 'deleteFailed'
    default:
      return 'resolveFailed'
  }
}

interface TimeChipProps {
  /** In seconds. */
  at: number
  off: boolean
  onChange: (off: true | undefined) => void
}

/** The moment that a comment is about. One press takes it off, another one brings it back. */
function TimeChip({ at, off, onChange }: TimeChipProps) {
  const t = useText()
  const time = formatTimeCode(at)
  return off ? (
    <button type="button" className="mq-talk-link mq-composer__time" onClick={() => onChange(undefined)}>
      {t('commentWithTime')}
    </button>
  ) : (
    <button
      type="button"
      className="mq-timecode mq-composer__time"
      aria-label={`${t('commentAt', { time })}: ${t('commentNotAt', { time })}`}
      onClick={() => onChange(true)}
    >
      {t('commentAt', { time })}
      <Icon name="close" />
    </button>
  )
}

/**
 * The moment that plays, in whole seconds. It stands still while somebody writes about it.
 * @param runs false: it stands at the moment of the change
 */
function useMoment(moment: (() => number | undefined) | undefined, runs: boolean): number | undefined {
  const [now, setNow] = useState<number>()
  const latest = useRef(moment)
  latest.current = moment
  const isThere = moment !== undefined
  useEffect(() => {
    if (!isThere) return
    const look = () => {
      const seconds = latest.current?.()
      setNow(seconds === undefined ? undefined : Math.max(0, Math.floor(seconds)))
    }
    look()
    if (!runs) return
    const timer = setInterval(look, LOOK_EVERY)
    return () => clearInterval(timer)
  }, [isThere, runs])
  return now
}
