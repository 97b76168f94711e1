import { type FormEvent, useRef, useState } from 'react'
import { useText } from '../../../text/TextContext'
import type { TextKey } from '../../../text/texts'
import { Button } from '../../../ui/Button'
import { useConversation, useDraft, useDraftState } from '../conversationContext'
import { changeKindOf, type DraftTarget, draftTargetId } from '../writing/drafts'
import { cachedComments, MAX_COMMENT_LENGTH, sendDraft, serializeDraft } from '../writing/sendComment'
import { CancelButtons } from './CancelButtons'
import { ComposerField } from './ComposerField'
import { ComposerProblems } from './ComposerProblems'
import { TimeChip } from './TimeChip'
import { usePosition } from './usePosition'
import './composer.scss'

interface Props {
  target: DraftTarget
  /** Accessible name of the text area. */
  label: string
  /** The text before any edit. */
  initial?: string
  words: { send: TextKey; sending: TextKey; sent: TextKey }
  /** Current playback position in seconds. Default: comments have no time code. */
  moment?: () => number | undefined
  focus?: boolean
  onSent?: () => void
  onCancel?: () => void
}

/** A form that writes a comment, a reply or an edit. Its text is stored in the browser until it has been sent. */
export function Composer({ target, label, initial = '', words, moment, focus = false, onSent, onCancel }: Props) {
  const t = useText()
  const { commentAccess, announce } = useConversation()
  const draft = useDraft(target)
  const changeInFlight = useDraftState((state) => state.changesInFlight.get(draftTargetId(target)))
  // No text is sent while any change of the conversation is in flight (spec part 2, section 4: Comment).
  const isBusy = useDraftState((state) => state.changesInFlight.size > 0)
  const failure = useDraftState((state) => state.failures.get(target))
  const field = useRef<HTMLTextAreaElement>(null)
  const [isFocused, setIsFocused] = useState(false)
  const [isConfirming, setIsConfirming] = useState(false)
  const text = draft?.text ?? initial
  const position = usePosition(moment, !isFocused && text === '')
  const at = draft?.at ?? position
  const excess = draft ? serializeDraft(draft).length - MAX_COMMENT_LENGTH : 0
  const isSending = changeInFlight === changeKindOf(target)

  const write = (next: string) => {
    setIsConfirming(false)
    if (next === initial && initial !== '') commentAccess.draftStore.drop(target)
    else
      commentAccess.draftStore.write(target, {
        text: next,
        at: next === '' ? undefined : at,
        timeless: draft?.timeless,
      })
  }

  const setTimeless = (timeless: true | undefined) => {
    commentAccess.draftStore.write(target, { ...draft, text, at: text === '' ? undefined : at, timeless })
    field.current?.focus()
  }

  async function send(event?: FormEvent) {
    event?.preventDefault()
    // The send button loses the focus when it is disabled.
    field.current?.focus()
    if (!draft && initial !== '') return onCancel?.()
    const done = await sendDraft(commentAccess, target, cachedComments(commentAccess))
    if (!done) return
    setIsFocused(false)
    announce(t(words.sent))
    onSent?.()
  }

  return (
    // The form is focusable: Escape moves the focus there, where the shortcuts of the page work.
    <form className="mq-composer" data-place={target} tabIndex={-1} onSubmit={send}>
      <ComposerField
        field={field}
        label={label}
        placeholder={target === 'new' ? t('commentPlaceholder') : undefined}
        text={text}
        invalid={excess > 0}
        readOnly={isSending}
        focus={focus}
        onWrite={write}
        onFocusChange={setIsFocused}
        onSend={() => void send()}
      />
      <div className="mq-composer__end">
        {moment && at !== undefined && <TimeChip timeCode={at} off={!!draft?.timeless} onChange={setTimeless} />}
        {onCancel && (
          <CancelButtons
            isConfirming={isConfirming}
            disabled={changeInFlight !== undefined}
            onCancel={() => (['', initial.trim()].includes(text.trim()) ? onCancel() : setIsConfirming(true))}
            onDiscard={onCancel}
            onKeep={() => {
              setIsConfirming(false)
              field.current?.focus()
            }}
          />
        )}
        <Button type="submit" className="mq-composer__send" disabled={isBusy || excess > 0}>
          {t(isSending ? words.sending : words.send)}
        </Button>
      </div>
      <ComposerProblems excess={excess} failure={failure} onRetry={() => void send()} />
    </form>
  )
}
