import { useEffect, useMemo, useRef, useState } from 'react'
import type { CollectionUser } from '../../generated/types'
import { classes } from '../../lib/classes'
import type { CommentedContent } from '../../service/collaboration/comments'
import { useSession } from '../../site/react/RuntimeContext'
import { useAddressParams } from '../../site/react/useAddressParams'
import { useText } from '../../text/TextContext'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { showToast } from '../../ui/overlay/toast/showToast'
import { Skeleton } from '../../ui/Skeleton'
import type { Permissions } from '../permissions'
import { Composer } from './Composer'
import {
  authorNames,
  type Conversation,
  conversationsOf,
  countConversations,
  filterConversations,
  momentOf,
} from './conversations'
import { ExportMenu } from './ExportMenu'
import { Thread } from './Thread'
import { useArrivals } from './useArrivals'
import { useComments } from './useComments'
import { type Talk, TalkProvider, useDesk, useFreshComments } from './useDesk'
import { wordDraft } from './writeComment'
import './conversations.scss'

interface Props {
  content: CommentedContent
  /** What the viewer may do here. */
  can: Permissions
  /** User name of who made the collection. */
  owner?: string
  /** With access, to tell who is from outside. */
  people?: readonly CollectionUser[]
  /** The moment that plays, in seconds; undefined before it began. Default: there are no moments. */
  moment?: () => number | undefined
  /** Leads to a moment. Default: time codes are plain text. */
  onMoment?: (seconds: number) => void
  /** The moment whose conversation is marked, in seconds. */
  active?: number
  /** wide: cards below the field. panel: a narrow column with the field at its foot. Default wide. */
  face?: 'wide' | 'panel'
  /** Of the content: files that are taken along are called so. */
  name?: string
}

const FILTERS = ['all', 'active', 'completed'] as const
type Filter = (typeof FILTERS)[number]

/** What each filter asks of the service (spec part 2, section 9: Conversation filter). */
const RESOLVED: Record<Filter, boolean | undefined> = { all: undefined, active: false, completed: true }
const WORDS = { all: 'conversationsAll', active: 'conversationsActive', completed: 'conversationsCompleted' } as const

/** A quarter of an hour in milliseconds. */
const QUARTER = 900_000

/** Begins a comment at the present time, for a key of the page. @returns whether there is a field for it */
export function focusComposer(): boolean {
  const field = document.querySelector<HTMLElement>('.mq-composer[data-place="new"] textarea')
  field?.focus()
  return field !== null
}

/** The conversations about a collection or an asset (spec part 2, section 4: Comment). */
export function Conversations(props: Props) {
  const { content, can, owner, people, moment, onMoment, active, face = 'wide', name } = props
  const t = useText()
  const { clockOffset } = useSession()
  const desk = useDesk(content)
  const [filter, setFilter] = useFilter()
  const all = useComments(desk.content)
  const filtered = useComments(filter === 'all' ? undefined : desk.content, RESOLVED[filter])
  const section = useRef<HTMLElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const [said, setSaid] = useState('')
  const comments = all.data?.items
  const { error, retry } = filter === 'all' ? all : filtered
  const resolved = RESOLVED[filter]
  const conversations = useConversations(
    error !== undefined
      ? undefined
      : filter === 'all'
        ? comments
        : (filtered.data?.items ?? (resolved !== undefined && comments && filterConversations(comments, resolved))),
    comments,
  )
  const question = `${content.type} ${content.id} ${filter}`
  const { shown, waiting, accept } = useArrivals(conversations, question, list)
  const known = useRef(comments)
  known.current = comments
  useFreshComments(desk)

  const isWhole = all.data !== undefined && all.data.total === all.data.items.length
  useEffect(() => {
    if (comments && isWhole && desk.writing.settle(comments, wordDraft)) showToast(t('commentGoneText'), 'alert')
  }, [comments, isWhole, desk, t])

  const latest = useRef(onMoment)
  latest.current = onMoment
  const hasMoments = onMoment !== undefined
  // Dates are worded by the day, and no zone's day begins between two of these.
  const now = Math.floor((Date.now() + clockOffset) / QUARTER) * QUARTER
  const nameOf = useMemo(() => authorNames(people), [people])
  const talk = useMemo<Talk>(
    () => ({
      desk,
      can,
      authorOf: (comment) => nameOf(comment) ?? t('someone'),
      owner,
      externals: new Set(
        people?.filter(({ user_type }) => user_type === 'external').map(({ user }) => user.toLowerCase()),
      ),
      now,
      onMoment: hasMoments ? (seconds) => latest.current?.(seconds) : undefined,
      all: () => known.current ?? [],
      // The same words twice are said twice.
      say: (text) => setSaid((before) => (before === text ? `${text}\u00a0` : text)),
    }),
    [desk, can, owner, people, nameOf, now, hasMoments, t],
  )
  const counts = comments && countConversations(comments)
  const playing = active === undefined ? undefined : playingOf(shown ?? [], active)

  const showWaiting = () => {
    const first = String(waiting[0]?.id)
    accept()
    setTimeout(() => {
      const place = list.current?.querySelector(`[data-comment="${CSS.escape(first)}"] article`)
      const found = place ?? list.current?.querySelector('article')
      found?.scrollIntoView?.({ block: 'nearest' })
      if (found instanceof HTMLElement) found.focus()
    })
  }

  const composer = can.has('write comments') && (
    <Composer
      place="new"
      label={t('commentNew')}
      words={{ send: 'post', sending: 'posting', sent: 'commentPosted' }}
      moment={moment}
      onSent={() => list.current?.scrollTo?.({ top: 0 })}
    />
  )

  return (
    <TalkProvider value={talk}>
      <section
        ref={section}
        className={classes('mq-talk', `mq-talk--${face}`)}
        aria-label={t('conversations')}
        tabIndex={-1}
      >
        <div className="mq-talk__bar">
          <fieldset className="mq-talk__filters">
            <legend className="mq-vh">{t('conversations')}</legend>
            {FILTERS.map((each) => (
              <button key={each} type="button" aria-pressed={each === filter} onClick={() => setFilter(each)}>
                {t(WORDS[each])}
                {counts && <small>{counts[each]}</small>}
              </button>
            ))}
          </fieldset>
          {face === 'wide' && <span className="mq-talk__order">{t('newestFirst')}</span>}
          {shown && shown.length > 0 && (
            <ExportMenu conversations={conversations ?? shown} name={name ?? t('conversations')} />
          )}
        </div>
        {face === 'wide' && composer}
        <div className="mq-talk__arrivals" role="status">
          {waiting.length > 0 && (
            <Button kind="first" onClick={showWaiting}>
              {t('newComments', { count: waiting.length })}
            </Button>
          )}
        </div>
        {error !== undefined ? (
          <Notice title={t('conversationsFailed')} action={{ label: t('tryAgain'), onPress: retry }} />
        ) : !shown ? (
          <Skeleton shape="text" />
        ) : shown.length === 0 ? (
          <p className="mq-talk__none">{t('conversationsNone')}</p>
        ) : (
          <ol ref={list} className="mq-talk__list">
            {shown.map((each) => (
              <Thread
                key={each.comment.id}
                conversation={each}
                active={playing !== undefined && each.comment === playing.comment}
              />
            ))}
          </ol>
        )}
        {face === 'panel' && composer}
        <p className="mq-vh" role="status">
          {said}
        </p>
      </section>
    </TalkProvider>
  )
}

/** The filter that the address says. */
function useFilter(): [Filter, (filter: Filter) => void] {
  const [params, change] = useAddressParams()
  const said = params.get('conversations')
  const filter = FILTERS.find((each) => each === said) ?? 'all'
  return [
    filter,
    (next) =>
      change((before) => {
        if (next === 'all') before.delete('conversations')
        else before.set('conversations', next)
        return before
      }),
  ]
}

/** Conversations of the answers; those that have not changed stay the same objects, and are not drawn anew. */
function useConversations(
  listed: Parameters<typeof conversationsOf>[0] | false | undefined,
  all: Parameters<typeof conversationsOf>[1],
): Conversation[] | undefined {
  const before = useRef<Conversation[]>(undefined)
  return useMemo(() => {
    before.current = listed ? conversationsOf(listed, all, before.current) : undefined
    return before.current
  }, [listed, all])
}

/** The conversation about the second that plays. */
function playingOf(conversations: readonly Conversation[], active: number): Conversation | undefined {
  return conversations.find(({ comment }) => momentOf(comment) === Math.floor(active))
}
