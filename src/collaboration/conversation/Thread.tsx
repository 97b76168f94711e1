import { memo, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { Face } from '../../catalogue/collections/Face'
import { nearDate } from '../../catalogue/collections/nearDate'
import type { Comment } from '../../generated/types'
import { classes } from '../../lib/classes'
import { useText } from '../../text/TextContext'
import { Icon } from '../../ui/Icon'
import { showToast } from '../../ui/overlay/toast/showToast'
import { CommentView } from './CommentView'
import { Composer, failureText } from './Composer'
import type { Conversation } from './conversations'
import { splitTimeCode } from './timeCode'
import { useArrived, useDraft, useTalk, useWriting } from './useDesk'
import { sendResolved } from './writeComment'

interface Props {
  conversation: Conversation
  /** true: its moment is what plays. */
  active: boolean
}

const REPLY = 'M9 7 4 12l5 5M4 12h10a6 6 0 0 1 6 6v1'
const MINUS = 'M5 12h14'

/** One conversation: a comment and its replies. A resolved one hides them, and can be minimised to one line. */
export const Thread = memo(function Thread({ conversation: { comment, replies }, active }: Props) {
  const t = useText()
  const { can, desk, now, say, authorOf } = useTalk()
  const id = String(comment.id)
  const name = authorOf(comment)
  const title = t('commentBy', { name })
  const editing = useWriting((state) => state.editing.get(id))
  const draft = useDraft(`reply ${id}`)
  const root = useRef<HTMLLIElement>(null)
  const replyButton = useRef<HTMLButtonElement>(null)
  const [replying, setReplying] = useState(false)
  /** true: the focus goes back to what opened the field. */
  const [returns, setReturns] = useState(false)
  const [expanded, setExpanded] = useState(false)
  const [minimized, setMinimized] = useState(false)
  const list = useId()
  const isDone = !!comment.is_resolved
  const isFolded = isDone && !expanded
  const isMinimized = isDone && minimized
  const mayWrite = can.has('write comments')
  const isReplying = mayWrite && (replying || draft !== undefined)
  useFocusStays(root)

  useEffect(() => {
    if (active) root.current?.scrollIntoView?.({ block: 'nearest' })
  }, [active])

  const resolve = async () => {
    const failure = await sendResolved(desk, comment, !isDone)
    if (failure) showToast(t(failureText(failure)), 'alert')
    else say(t(isDone ? 'commentReopened' : 'commentResolved'))
  }

  const closeReply = () => {
    setReplying(false)
    setReturns(true)
  }
  // The button is there again once the field is gone.
  useEffect(() => {
    if (!returns || isReplying) return
    setReturns(false)
    ;(replyButton.current ?? root.current?.querySelector('article'))?.focus()
  }, [returns, isReplying])

  useArrived(draft, () =>
    root.current?.querySelector(`[data-place="reply ${id}"]`)?.contains(document.activeElement)
      ? closeReply()
      : setReplying(false),
  )

  const state = isDone && (
    <span className="mq-comment__done">
      <Icon name="check" />
      {t('commentDone')}
    </span>
  )
  const fold = isDone && (
    <button
      type="button"
      className="mq-comment__more"
      aria-expanded={!isMinimized}
      aria-label={`${t(isMinimized ? 'maximize' : 'minimize')}: ${title}`}
      onClick={() => setMinimized(!minimized)}
    >
      <Icon path={isMinimized ? 'M12 5v14M5 12h14' : MINUS} />
    </button>
  )

  return (
    <li
      ref={root}
      className={classes('mq-thread', isDone && 'mq-thread--done', active && 'mq-thread--active')}
      data-comment={id}
      data-folded={isFolded || undefined}
    >
      <article
        tabIndex={-1}
        aria-label={titleOf(name, comment, now, t)}
        aria-current={active || undefined}
        className={classes('mq-comment', isMinimized && 'mq-comment--minimized')}
      >
        {isMinimized ? (
          <div className="mq-comment__head">
            <span className="mq-comment__who">
              <Face name={name} />
              <b className="mq-comment__name" dir="auto">
                {name}
              </b>
              {state}
              <span className="mq-comment__line" dir="auto">
                {splitTimeCode(comment.comment).words}
              </span>
            </span>
            <span className="mq-comment__ends">{fold}</span>
          </div>
        ) : (
          <CommentView comment={comment} hasReplies={replies.length > 0} state={state} headEnd={fold}>
            <div className="mq-comment__actions">
              {mayWrite && !isDone && !isReplying && (
                <button
                  ref={replyButton}
                  type="button"
                  className="mq-talk-link"
                  aria-label={`${t('reply')}: ${title}`}
                  disabled={editing !== undefined}
                  onClick={() => setReplying(true)}
                >
                  <Icon path={REPLY} />
                  {t('reply')}
                </button>
              )}
              {isDone && replies.length > 0 && (
                <button
                  type="button"
                  className="mq-talk-link"
                  aria-expanded={expanded}
                  aria-controls={expanded ? list : undefined}
                  aria-label={`${t(expanded ? 'hideReplies' : 'showReplies', { count: replies.length })}: ${title}`}
                  onClick={() => setExpanded(!expanded)}
                >
                  {t(expanded ? 'hideReplies' : 'showReplies', { count: replies.length })}
                </button>
              )}
              {mayWrite && (
                <button
                  type="button"
                  className="mq-talk-link"
                  aria-label={`${t(isDone ? 'reopen' : 'markAsDone')}: ${title}`}
                  aria-busy={editing === 'resolve' || undefined}
                  aria-disabled={editing !== undefined || undefined}
                  onClick={resolve}
                >
                  {!isDone && <Icon name="check" />}
                  {t(isDone ? 'reopen' : 'markAsDone')}
                </button>
              )}
            </div>
          </CommentView>
        )}
        {!isFolded && !isMinimized && replies.length > 0 && (
          <ol id={list} className="mq-thread__replies">
            {replies.map((reply) => (
              <Reply key={reply.id} reply={reply} />
            ))}
          </ol>
        )}
        {isReplying && !isMinimized && (
          <Composer
            place={`reply ${id}`}
            label={t('commentReplyTo', { name })}
            words={{ send: 'reply', sending: 'replying', sent: 'commentReplied' }}
            focus={replying}
            onSent={closeReply}
            onCancel={() => {
              desk.writing.drop(`reply ${id}`)
              closeReply()
            }}
          />
        )}
      </article>
    </li>
  )
})

function Reply({ reply }: { reply: Comment }) {
  const t = useText()
  const { now, authorOf } = useTalk()
  const root = useRef<HTMLLIElement>(null)
  useFocusStays(root)
  return (
    <li ref={root}>
      <article
        className="mq-comment mq-comment--reply"
        tabIndex={-1}
        aria-label={titleOf(authorOf(reply), reply, now, t)}
      >
        <CommentView comment={reply} hasReplies={false} />
      </article>
    </li>
  )
}

function titleOf(name: string, comment: Comment, now: number, t: ReturnType<typeof useText>): string {
  const date = nearDate(comment.created_at, now, t)
  return date ? t('commentByAt', { name, date }) : t('commentBy', { name })
}

/** The focus is not lost with what goes: it moves to what stands beside it, or around it. */
function useFocusStays(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = root.current
    return () => {
      if (!element?.contains(document.activeElement)) return
      const beside = element.nextElementSibling ?? element.previousElementSibling
      const around = element.parentElement?.closest<HTMLElement>('article, section')
      const next = beside?.querySelector<HTMLElement>('article')
      // It goes after this.
      queueMicrotask(() => {
        if (!element.isConnected) (next?.isConnected ? next : around)?.focus()
      })
    }
  }, [root])
}
