import { createContext, useContext, useEffect, useEffectEvent, useMemo, useRef, useSyncExternalStore } from 'react'
import { useDataScope } from '../../data/DataContext'
import { usePolling } from '../../data/usePolling'
import type { Comment } from '../../generated/types'
import { createSiteStorage } from '../../lib/storage'
import { serviceBase } from '../../lib/url/serviceBase'
import type { CommentedContent } from '../../service/collaboration/comments'
import { useRuntime, useSession } from '../../site/react/RuntimeContext'
import type { Permissions } from '../permissions'
import { createWriting, type Writing, type WritingState } from './writing/createWriting'
import type { Draft, DraftPlace } from './writing/drafts'
import { type Desk, refresh } from './writing/writeComment'

/** The context of a conversation. */
export interface Talk {
  desk: Desk
  can: Permissions
  /** Display name of a comment's author. */
  authorOf: (comment: Comment) => string
  /** User name of the collection's owner. */
  owner?: string
  /** User names of external users, in lower case. */
  externals: ReadonlySet<string>
  /** The service's time now, in milliseconds since 1970. */
  now: number
  onMoment?: (seconds: number) => void
  /** Announces a text to screen readers. */
  say: (text: string) => void
}

const TalkContext = createContext<Talk | undefined>(undefined)

export const TalkProvider = TalkContext.Provider

export function useTalk(): Talk {
  const talk = useContext(TalkContext)
  if (!talk) throw new Error('useTalk outside a conversation')
  return talk
}

const writings = new Map<string, Writing>()

/** The drafts of a user about a content. They survive navigation. */
function writingOf(base: string, user: string, { type, id }: CommentedContent): Writing {
  const name = `drafts ${user} ${type} ${id}`
  const key = `${base} ${name}`
  const known = writings.get(key) ?? createWriting(createSiteStorage('localStorage', base), name)
  writings.set(key, known)
  return known
}

/** The dependencies for changes of one conversation. */
export function useDesk({ type, id }: CommentedContent): Desk {
  const { http, session } = useRuntime()
  const scope = useDataScope()
  const { profile } = useSession()
  const user = profile?.username ?? profile?.email ?? `session ${session.id?.() ?? ''}`
  return useMemo(() => {
    const content = { type, id }
    return { http, scope, content, writing: writingOf(serviceBase(document), user, content) }
  }, [http, scope, type, id, user])
}

/** Selects a part of the drafts' state; renders again only when that part changes. */
export function useWriting<T>(pick: (state: WritingState) => T): T {
  const { writing } = useTalk().desk
  return useSyncExternalStore(writing.subscribe, () => pick(writing.get()))
}

export const useDraft = (place: DraftPlace) => useWriting(({ drafts }) => drafts.get(place))

/** Calls back when the service has a sent text, also where its answer was lost. */
export function useArrived(draft: Draft | undefined, onArrived: () => void): void {
  const before = useRef(draft)
  const arrived = useEffectEvent(onArrived)
  useEffect(() => {
    if (before.current?.sent && !draft) arrived()
    before.current = draft
  }, [draft])
}

/** Polling interval of conversations, in milliseconds. */
export const ASK_EVERY = 20_000
/** Polling pauses for this long after a keystroke, in milliseconds. */
const TYPING = 3_000

/** Polls for new comments while the tab is visible and the viewer is neither typing nor sending. */
export function useFreshComments(desk: Desk): void {
  usePolling(ASK_EVERY, () => {
    if (performance.now() - desk.writing.typedAt() < TYPING || desk.writing.get().editing.size > 0) return false
    void refresh(desk)
  })
}
