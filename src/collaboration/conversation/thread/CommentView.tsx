import { type ReactNode, useId, useRef, useState } from 'react'
import { InitialsAvatar } from '../../../catalogue/collections/InitialsAvatar'
import { ICON_PATHS } from '../../../catalogue/collections/iconPaths'
import { relativeDate } from '../../../catalogue/collections/relativeDate'
import type { Comment } from '../../../generated/types'
import { useText } from '../../../text/TextContext'
import { Button } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'
import { Composer } from '../composer/Composer'
import { ComposerErrorMessage } from '../composer/ComposerErrorMessage'
import { failureTextKey } from '../composer/failureText'
import { useConversation, useDraft, useDraftDelivered, useDraftState } from '../conversationContext'
import { formatTimeCode, splitTimeCode } from '../timeCode'
import { sendDeletion } from '../writing/sendComment'
import { CommentText, TimeCodeButton } from './CommentText'

interface Props {
  comment: Comment
  hasReplies: boolean
  /** End of the first line. */
  headEnd?: ReactNode
  /** Between the name and the end of the first line. */
  state?: ReactNode
  /** Below the text. */
  children?: ReactNode
}

/**
 * A comment with author, date and text, and for its author an editor and deletion (spec part 2, section 4: Comment).
 */
export function CommentView({ comment, hasReplies, headEnd, state, children }: Props) {
  const t = useText()
  const { can, authorOf } = useConversation()
  const id = String(comment.id)
  const name = authorOf(comment)
  const draft = useDraft(`edit ${id}`)
  const [open, setOpen] = useState(false)
  const more = useRef<HTMLButtonElement>(null)
  const editor = useId()
  const { code, words } = splitTimeCode(comment.comment)
  const isOwn = !!comment.is_current_user && can.has('write comments')
  const isEdited = isOwn && (open || draft !== undefined)
  const close = () => {
    setOpen(false)
    more.current?.focus()
  }
  useDraftDelivered(draft, () =>
    document.getElementById(editor)?.contains(document.activeElement) ? close() : setOpen(false),
  )
  return (
    <>
      <div className="mq-comment__head">
        <span className="mq-comment__who">
          <Author comment={comment} />
          {state}
        </span>
        {code && words !== comment.comment && (
          <span className="mq-comment__moment">
            <TimeCodeButton code={{ text: formatTimeCode(code.seconds), seconds: code.seconds }} />
          </span>
        )}
        <span className="mq-comment__ends">
          {isOwn && (
            <button
              ref={more}
              type="button"
              className="mq-comment__more"
              aria-label={`${t('commentOwn')}: ${t('commentBy', { name })}`}
              aria-expanded={isEdited}
              aria-controls={isEdited ? editor : undefined}
              onClick={() => setOpen(!isEdited)}
            >
              <Icon path={ICON_PATHS.more} />
            </button>
          )}
          {headEnd}
        </span>
      </div>
      {isEdited ? (
        <div id={editor} className="mq-comment__editor">
          <Editor comment={comment} hasReplies={hasReplies} focus={open} onClose={close} />
        </div>
      ) : (
        <>
          <CommentText text={code ? words : comment.comment} />
          {children}
        </>
      )}
    </>
  )
}

/** Name and role of the author, and the date. */
function Author({ comment }: { comment: Comment }) {
  const t = useText()
  const { owner, externals, now, authorOf } = useConversation()
  const name = authorOf(comment)
  const username = comment.created_by?.username?.toLowerCase()
  const date = relativeDate(comment.created_at, now, t)
  const role = comment.is_current_user
    ? t('commentYou')
    : owner !== undefined && username === owner.toLowerCase()
      ? t('commentOwner')
      : undefined
  return (
    <>
      <InitialsAvatar name={name} />
      <b className="mq-comment__name" dir="auto">
        {name}
      </b>
      {role && <span className="mq-comment__fact">{role}</span>}
      {username !== undefined && externals.has(username) && (
        <span className="mq-comment__external">{t('commentExternal')}</span>
      )}
      {date && (
        <time className="mq-comment__fact" dateTime={comment.created_at}>
          {date}
        </time>
      )}
    </>
  )
}

interface EditorProps {
  comment: Comment
  hasReplies: boolean
  focus: boolean
  onClose: () => void
}

/** Changes a comment, or deletes it. A comment with replies cannot be deleted. */
function Editor({ comment, hasReplies, focus, onClose }: EditorProps) {
  const t = useText()
  const { commentAccess, announce, authorOf } = useConversation()
  const id = String(comment.id)
  const name = t('commentBy', { name: authorOf(comment) })
  const changeInFlight = useDraftState((state) => state.changesInFlight.get(id))
  const failure = useDraftState((state) => state.failures.get(`delete ${id}`))
  const [isConfirming, setIsConfirming] = useState(false)
  const ask = useRef<HTMLButtonElement>(null)

  const remove = async () => {
    if (await sendDeletion(commentAccess, comment.id)) announce(t('commentDeleted'))
  }

  return (
    <>
      <Composer
        target={`edit ${id}`}
        label={t('commentChange')}
        initial={comment.comment}
        words={{ send: 'save', sending: 'saving', sent: 'commentSaved' }}
        focus={focus}
        onSent={onClose}
        onCancel={() => {
          commentAccess.draftStore.drop(`edit ${id}`)
          onClose()
        }}
      />
      <div className="mq-comment__deletion">
        {isConfirming ? (
          <>
            <span>{t('commentDeleteAsk')}</span>
            <Button
              kind="line"
              aria-disabled={changeInFlight !== undefined}
              aria-label={`${t('commentDelete')}: ${name}`}
              onClick={remove}
            >
              {t(changeInFlight === 'delete' ? 'commentDeleting' : 'commentDelete')}
            </Button>
            <Button
              // Focuses the safe choice.
              autoFocus
              kind="line"
              disabled={changeInFlight !== undefined}
              onClick={() => {
                setIsConfirming(false)
                // The button is rendered again first.
                setTimeout(() => ask.current?.focus())
              }}
            >
              {t('commentKeep')}
            </Button>
          </>
        ) : (
          <Button
            ref={ask}
            kind="line"
            disabled={hasReplies || changeInFlight !== undefined}
            aria-label={`${t('commentDelete')}: ${name}`}
            onClick={() => setIsConfirming(true)}
          >
            {t('commentDelete')}
          </Button>
        )}
        {hasReplies && <small>{t('commentHasReplies')}</small>}
      </div>
      {failure && (
        <ComposerErrorMessage retry={failure.reason === 'failed' ? remove : undefined}>
          {t(failureTextKey(failure))}
        </ComposerErrorMessage>
      )}
    </>
  )
}
