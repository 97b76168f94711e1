import { useSyncExternalStore } from 'react'
import { createSiteStorage, type SafeStorage } from '../lib/browser/storage'
import { parseJson } from '../lib/json/parseJson'
import { createStore } from '../lib/store'
import { serviceBase } from '../lib/url/serviceBase'
import { useRuntime } from '../site/react/RuntimeContext'
import { trimSearchTerms } from './searchTerms'

const MAX_RECENT_SEARCHES = 5

const STORAGE_NAME = 'searches'

/** Recent searches of this browser, the latest first */
export interface RecentSearches {
  get(): readonly string[]
  subscribe(listener: () => void): () => void
  add(terms: string): void
  remove(terms: string): void
  clear(): void
}

export function createRecentSearches(storage: SafeStorage): RecentSearches {
  const store = createStore<readonly string[]>(parseRecentSearches(storage.get(STORAGE_NAME)))
  const save = (list: readonly string[]) => {
    if (list.length > 0) storage.set(STORAGE_NAME, JSON.stringify(list))
    else storage.remove(STORAGE_NAME)
    store.set(list)
  }
  const others = (terms: string) => store.get().filter((each) => each.toLowerCase() !== terms.toLowerCase())
  return {
    get: store.get,
    subscribe: store.subscribe,
    add(text) {
      const terms = trimSearchTerms(text)
      if (terms) save([terms, ...others(terms)].slice(0, MAX_RECENT_SEARCHES))
    },
    remove: (terms) => save(others(terms)),
    clear: () => save([]),
  }
}

/** Stored data is untrusted: only texts are used. */
function parseRecentSearches(text: string | undefined): string[] {
  try {
    const list = parseJson(text ?? '[]')
    const terms = Array.isArray(list) ? list.filter((each) => typeof each === 'string').map(trimSearchTerms) : []
    return terms.filter(Boolean).slice(0, MAX_RECENT_SEARCHES)
  } catch {
    return []
  }
}

/** The recent searches of this site, as React state */
export function useRecentSearches(): RecentSearches & { list: readonly string[] } {
  const recent = useRuntime().feature(createSiteRecentSearches)
  return { ...recent, list: useSyncExternalStore(recent.subscribe, recent.get) }
}

const createSiteRecentSearches = () => createRecentSearches(createSiteStorage('localStorage', serviceBase(document)))
