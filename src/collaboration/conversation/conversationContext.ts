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
import type { Draft, DraftPlace } from './writing/drafts'
import { type ConversationClient, refetchComments } from './writing/sendComment'

export interface ConversationContextValue {
  client: ConversationClient
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
function draftStoreOf(base: string, user: string, { type, id }: CommentedContent): DraftStore {
  const name = `drafts ${user} ${type} ${id}`
  const key = `${base} ${name}`
  const known = draftStores.get(key) ?? createDraftStore(createSiteStorage('localStorage', base), name)
  draftStores.set(key, known)
  return known
}

/** The dependencies for changes of one conversation. */
export function useConversationClient({ type, id }: CommentedContent): ConversationClient {
  const { http, session } = useRuntime()
  const scope = useDataScope()
  const { profile } = useSession()
  const user = profile?.username ?? profile?.email ?? `session ${session.id?.() ?? ''}`
  return useMemo(() => {
    const content = { type, id }
    return { http, scope, content, writing: draftStoreOf(serviceBase(document), user, content) }
  }, [http, scope, type, id, user])
}

/** Selects a part of the drafts' state; renders again only when that part changes. */
export function useDraftState<T>(pick: (state: DraftState) => T): T {
  const { writing } = useConversation().client
  return useSyncExternalStore(writing.subscribe, () => pick(writing.get()))
}

export const useDraft = (place: DraftPlace) => useDraftState(({ drafts }) => drafts.get(place))

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
export function useCommentPolling(client: ConversationClient): void {
  usePolling(POLL_INTERVAL_MS, () => {
    if (performance.now() - client.writing.typedAt() < TYPING_PAUSE_MS || client.writing.get().editing.size > 0)
      return false
    void refetchComments(client)
  })
}
