import type { Comment } from '../../generated/types'
import { isRecord } from '../../lib/json/isRecord'
import { parseJson } from '../../lib/json/parseJson'
import type { Storage } from '../../lib/storage'
import { createStore } from '../../lib/store'
import { isSameId } from './conversations'

/** Which field of a conversation a text stands in: that for a new comment, a reply to one, the change of one. */
export type DraftPlace = 'new' | `reply ${string}` | `edit ${string}`

/** A text that has not been sent. */
export interface Draft {
  text: string
  /** The moment that it is about, in seconds. */
  at?: number
  /** true: it is about no moment; the writer has taken the time off. */
  timeless?: true
  /**
   * It was sent, and no answer is known: ids of the viewer's comments that said the same before. What says so and is not
   * among them is this one.
   */
  sent?: readonly string[]
}

/** Something on its way to the service, of one comment; `new`: of the field for a new one. */
export type Editing = 'post' | 'reply' | 'edit' | 'delete' | 'resolve'

/** Why something was not done. */
export interface Failure {
  reason: 'failed' | 'forbidden' | 'gone' | 'has-replies'
  of: Editing
}

export interface WritingState {
  drafts: ReadonlyMap<string, Draft>
  /** What is on its way, by `new` or the comment's id (spec part 2, section 4: editing). */
  editing: ReadonlyMap<string, Editing>
  /** By the field's place; of a deletion by `delete ` and the id. */
  failures: ReadonlyMap<string, Failure>
}

export type Writing = ReturnType<typeof createWriting>

const NOTHING: WritingState = { drafts: new Map(), editing: new Map(), failures: new Map() }

/**
 * What a viewer writes in one conversation. Texts are kept from the first letter on until they are sent, for this
 * browser, user and content; tabs follow each other. Where the browser stores nothing the page remembers them.
 * @param storage of the site
 * @param name under which the texts of this user about this content are stored
 */
export function createWriting(storage: Storage, name: string) {
  let stored = storage.get(name)
  const store = createStore<WritingState>({ ...NOTHING, drafts: readDrafts(stored) })
  const change = (next: Partial<WritingState>) => store.set({ ...store.get(), ...next })
  let typedAt = Number.NEGATIVE_INFINITY

  /** Other tabs may have written since: theirs is read first. */
  function put(place: DraftPlace, draft: Draft | undefined): void {
    follow()
    const drafts = new Map(store.get().drafts)
    if (draft) drafts.set(place, draft)
    else drafts.delete(place)
    if (drafts.size > 0) storage.set(name, JSON.stringify(Object.fromEntries(drafts)))
    else storage.remove(name)
    stored = storage.get(name)
    change({ drafts })
  }

  function follow(): void {
    const now = storage.get(name)
    if (now === stored) return
    stored = now
    const drafts = readDrafts(now)
    const before = store.get().drafts
    // What has not changed stays the same object: only its own field is drawn anew.
    for (const [place, draft] of drafts) {
      const old = before.get(place)
      if (old && JSON.stringify(old) === JSON.stringify(draft)) drafts.set(place, old)
    }
    change({ drafts })
  }

  const without = <V>(map: ReadonlyMap<string, V>, key: string) => new Map([...map].filter(([each]) => each !== key))

  let listening = 0

  return {
    get: store.get,
    subscribe(listener: () => void) {
      const leave = store.subscribe(listener)
      if (listening++ === 0) {
        window.addEventListener('storage', follow)
        follow()
      }
      return () => {
        leave()
        if (--listening === 0) window.removeEventListener('storage', follow)
      }
    },
    /** When the viewer typed last, by `performance.now()`. */
    typedAt: () => typedAt,
    /** Keeps what a field holds. Nothing of an empty one is kept, unless it is the change of a comment. */
    write(place: DraftPlace, draft: Draft | undefined): void {
      typedAt = performance.now()
      const isKept = draft && (draft.text !== '' || draft.timeless || place.startsWith('edit '))
      put(place, isKept ? draft : undefined)
      if (store.get().failures.has(place)) change({ failures: without(store.get().failures, place) })
    },
    /** The text is at the service, or its writer has thrown it away. */
    drop(place: DraftPlace): void {
      put(place, undefined)
      change({ failures: without(store.get().failures, place) })
    },
    /** It goes out now. */
    begin(id: string, of: Editing, failure: string, place?: DraftPlace, sent: readonly string[] = []): void {
      const draft = place && store.get().drafts.get(place)
      if (place && draft) put(place, { ...draft, sent })
      change({
        editing: new Map(store.get().editing).set(id, of),
        failures: without(store.get().failures, failure),
      })
    },
    /** It is over. */
    end(id: string, place?: string, failure?: Failure): void {
      change({
        editing: without(store.get().editing, id),
        failures: place && failure ? new Map(store.get().failures).set(place, failure) : store.get().failures,
      })
    },
    /** Says that it is known to be refused: nothing of it can have arrived. */
    isRefused(place: DraftPlace): void {
      const draft = store.get().drafts.get(place)
      if (draft) put(place, { text: draft.text, at: draft.at, timeless: draft.timeless })
    },
    /**
     * Lets go of texts that arrived though nobody heard so, and saves those whose comment is gone: they join the text
     * for a new one.
     * @param comments of all conversations
     * @param worded a draft as it was sent
     * @returns whether a text was saved so
     */
    settle(comments: readonly Comment[], worded: (draft: Draft) => string): boolean {
      let saved = false
      for (const [key, draft] of store.get().drafts) {
        const place = key as DraftPlace
        const id = place.slice(place.indexOf(' ') + 1)
        if (store.get().editing.has(place === 'new' ? 'new' : id)) continue
        if (hasArrived(place, draft, comments, worded)) this.drop(place)
        else if (place !== 'new' && !comments.some((each) => isSameId(each.id, id))) {
          const own = store.get().drafts.get('new')
          if (draft.text.trim()) {
            put('new', { ...own, text: [own?.text, draft.text].filter(Boolean).join('\n\n'), sent: undefined })
            saved = true
          }
          this.drop(place)
        }
      }
      return saved
    },
  }
}

/** Whether what was sent and never answered stands among the comments. */
function hasArrived(
  place: DraftPlace,
  draft: Draft,
  comments: readonly Comment[],
  worded: (draft: Draft) => string,
): boolean {
  if (!draft.sent) return false
  const text = worded(draft)
  if (place.startsWith('edit '))
    return comments.some((each) => isSameId(each.id, place.slice(5)) && each.comment.trim() === text)
  return sameComments(place, text, comments).some((id) => !draft.sent?.includes(id))
}

/** Ids of the viewer's comments that say the same in the same place. */
export function sameComments(place: DraftPlace, text: string, comments: readonly Comment[]): string[] {
  const parent = place === 'new' ? undefined : place.slice(place.indexOf(' ') + 1)
  return comments
    .filter((each) => each.is_current_user && each.comment.trim() === text)
    .filter((each) => (parent === undefined ? each.parent == null : isSameId(each.parent, parent)))
    .map(({ id }) => String(id))
}

/** What is stored may be anything: only texts in their places count. */
function readDrafts(stored: string | undefined): Map<string, Draft> {
  const drafts = new Map<string, Draft>()
  try {
    const data = parseJson(stored ?? '{}')
    for (const [place, draft] of Object.entries(isRecord(data) ? data : {})) {
      if (!/^(?:new|(?:reply|edit) .+)$/.test(place) || !isRecord(draft) || typeof draft.text !== 'string') continue
      const { text, at, timeless, sent } = draft
      drafts.set(place, {
        text,
        at: typeof at === 'number' && Number.isFinite(at) && at >= 0 ? at : undefined,
        timeless: timeless === true ? true : undefined,
        sent: Array.isArray(sent) ? sent.map(String) : undefined,
      })
    }
  } catch {
    // Nothing that can be read.
  }
  return drafts
}
