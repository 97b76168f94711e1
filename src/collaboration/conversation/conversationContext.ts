import { createContext, useContext, useEffect, useEffectEvent, useMemo, useRef, useSyncExternalStore } from 'react'
import { useDataScope } from '../../data/DataContext'
import { usePolling } from '../../data/usePolling'
import type { Comment } from '../../generated/types'
import { createSiteStorage } from '../../lib/browser/storage'
import { serviceBase } from '../../lib/url/serviceBase'
import type { CommentedContent } from '../../service/collaboration/comments'
import { useRuntime, useSession } from '../../site/react/RuntimeContext'
import type { Permissions } from '../permissions'
import { createDraftStore, type DraftState, type DraftStore } from './writing/createDraftStore'
import type { Draft, DraftTarget } from './writing/drafts'
import { type CommentAccess, refetchComments } from './writing/sendComment'

export interface ConversationContextValue {
  commentAccess: CommentAccess
  can: Permissions
  /** Display name of a comment's author. */
  authorOf: (comment: Comment) => string
  /** User name of the collection's owner. */
  owner?: string
  /** User names of external users, in lower case. */
  externals: ReadonlySet<string>
  /** The service's time now, in milliseconds since 1970. */
  now: number
  onSeek?: (seconds: number) => void
  /** Announces a text to screen readers. */
  announce: (text: string) => void
}

const ConversationContext = createContext<ConversationContextValue | undefined>(undefined)

export const ConversationProvider = ConversationContext.Provider

export function useConversation(): ConversationContextValue {
  const context = useContext(ConversationContext)
  if (!context) throw new Error('useConversation() needs a ConversationProvider above the component.')
  return context
}

const draftStores = new Map<string, DraftStore>()

/** The drafts of a user for one content. Kept during navigation. */
function draftStoreOf(base: string, userKey: string, { type, id }: CommentedContent): DraftStore {
  const name = `drafts ${userKey} ${type} ${id}`
  const key = `${base} ${name}`
  const known = draftStores.get(key) ?? createDraftStore(createSiteStorage('localStorage', base), name)
  draftStores.set(key, known)
  return known
}

/** Access to the comments on a content, with the drafts of the viewer. */
export function useCommentAccess({ type, id }: CommentedContent): CommentAccess {
  const { http, session } = useRuntime()
  const scope = useDataScope()
  const { profile } = useSession()
  const userKey = profile?.username ?? profile?.email ?? `session ${session.id?.() ?? ''}`
  return useMemo(() => {
    const content = { type, id }
    return { http, scope, content, draftStore: draftStoreOf(serviceBase(document), userKey, content) }
  }, [http, scope, type, id, userKey])
}

/** Selects a part of the drafts' state; renders again only when that part changes. */
export function useDraftState<T>(pick: (state: DraftState) => T): T {
  const { draftStore } = useConversation().commentAccess
  return useSyncExternalStore(draftStore.subscribe, () => pick(draftStore.get()))
}

export const useDraft = (target: DraftTarget) => useDraftState(({ drafts }) => drafts.get(target))

/** Calls back when the service has received a sent draft, even if its response was lost. */
export function useDraftDelivered(draft: Draft | undefined, onArrived: () => void): void {
  const before = useRef(draft)
  const arrived = useEffectEvent(onArrived)
  useEffect(() => {
    if (before.current?.sent && !draft) arrived()
    before.current = draft
  }, [draft])
}

/** Polling interval of conversations. */
export const POLL_INTERVAL_MS = 20_000
/** Polling pauses for this time after a keystroke. */
const TYPING_PAUSE_MS = 3_000

/** Polls for new comments while the tab is visible and the viewer is neither typing nor sending. */
export function useCommentPolling(commentAccess: CommentAccess): void {
  usePolling(POLL_INTERVAL_MS, () => {
    if (
      performance.now() - commentAccess.draftStore.typedAt() < TYPING_PAUSE_MS ||
      commentAccess.draftStore.get().changesInFlight.size > 0
    )
      return false
    void refetchComments(commentAccess)
  })
}
