import type { SafeStorage } from '../../../lib/browser/storage'
import { isRecord } from '../../../lib/json/isRecord'
import { parseJson } from '../../../lib/json/parseJson'
import { type Draft, type DraftTarget, isDraftTarget } from './drafts'

type Drafts = ReadonlyMap<DraftTarget, Draft>

/**
 * Drafts in the browser's storage, which tabs share.
 * @param storage of the site
 * @param name storage key of this user and content
 */
export function createDraftStorage(storage: SafeStorage, name: string) {
  let stored = storage.get(name)

  return {
    read: () => parseDrafts(stored),
    /** @returns the drafts after a change by another tab; undefined: nothing has changed */
    readChange(before: Drafts): Drafts | undefined {
      const now = storage.get(name)
      if (now === stored) return undefined
      stored = now
      const drafts = parseDrafts(now)
      // Unchanged drafts keep their identity, so that their composers are not rendered again.
      for (const [target, draft] of drafts) {
        const old = before.get(target)
        if (old && JSON.stringify(old) === JSON.stringify(draft)) drafts.set(target, old)
      }
      return drafts
    },
    write(drafts: Drafts): void {
      if (drafts.size > 0) storage.set(name, JSON.stringify(Object.fromEntries(drafts)))
      else storage.remove(name)
      stored = storage.get(name)
    },
  }
}

/** Reads stored drafts and ignores everything that is not a draft with a known target. */
function parseDrafts(stored: string | undefined): Map<DraftTarget, Draft> {
  const drafts = new Map<DraftTarget, Draft>()
  try {
    const data = parseJson(stored ?? '{}')
    for (const [target, value] of Object.entries(isRecord(data) ? data : {})) {
      const draft = parseDraft(value)
      if (draft && isDraftTarget(target)) drafts.set(target, draft)
    }
  } catch {
    // Not JSON.
  }
  return drafts
}

function parseDraft(value: unknown): Draft | undefined {
  if (!isRecord(value) || typeof value.text !== 'string') return undefined
  const { text, at, timeless, sent } = value
  return {
    text,
    at: typeof at === 'number' && Number.isFinite(at) && at >= 0 ? at : undefined,
    timeless: timeless === true ? true : undefined,
    sent: Array.isArray(sent) ? sent.map(String) : undefined,
  }
}
