import { createContext, useContext, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { useDataScope } from '../../data/DataContext'
import { useAskEvery } from '../../data/useAskEvery'
import type { Comment } from '../../generated/types'
import { createSiteStorage } from '../../lib/storage'
import { serviceBase } from '../../lib/url/serviceBase'
import type { CommentedContent } from '../../service/collaboration/comments'
import { useRuntime, useSession } from '../../site/react/RuntimeContext'
import type { Permissions } from '../permissions'
import { createWriting, type Draft, type DraftPlace, type Writing, type WritingState } from './drafts'
import { type Desk, refresh } from './writeComment'

/** What all parts of a conversation share. */
export interface Talk {
  desk: Desk
  can: Permissions
  /** What the writer of a comment is called. */
  authorOf: (comment: Comment) => string
  /** User name of who made the collection. */
  owner?: string
  /** User names of people from outside, in small letters. */
  externals: ReadonlySet<string>
  /** The service's time now, in milliseconds since 1970. */
  now: number
  onMoment?: (seconds: number) => void
  /** All comments that are known now. */
  all: () => readonly Comment[]
  /** Tells people who do not see the page what was done. */
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

/** What is written about a content, by user: it outlives the page that shows it. */
function writingOf(base: string, user: string, { type, id }: CommentedContent): Writing {
  const name = `drafts ${user} ${type} ${id}`
  const key = `${base} ${name}`
  const known = writings.get(key) ?? createWriting(createSiteStorage('localStorage', base), name)
  writings.set(key, known)
  return known
}

/** For the changes of one conversation. */
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

/** A part of what is written; renders anew only when that part changes. */
export function useWriting<T>(pick: (state: WritingState) => T): T {
  const { writing } = useTalk().desk
  return useSyncExternalStore(writing.subscribe, () => pick(writing.get()))
}

export const useDraft = (place: DraftPlace) => useWriting(({ drafts }) => drafts.get(place))

/** Tells when a text that was sent is at the service, also where its answer was lost: its field has done its work. */
export function useArrived(draft: Draft | undefined, tell: () => void): void {
  const before = useRef(draft)
  const latest = useRef(tell)
  latest.current = tell
  useEffect(() => {
    if (before.current?.sent && !draft) latest.current()
    before.current = draft
  }, [draft])
}

/** How often conversations are asked for again, in milliseconds. */
export const ASK_EVERY = 20_000
/** Nothing is asked so long after a letter, in milliseconds. */
const TYPING = 3_000

/** Asks again for what others have said, while the tab is seen and nothing is being typed or sent. */
export function useFreshComments(desk: Desk): void {
  useAskEvery(ASK_EVERY, () => {
    if (performance.now() - desk.writing.typedAt() < TYPING || desk.writing.get().editing.size > 0) return false
    void refresh(desk)
  })
}
