import { useSyncExternalStore } from 'react'
import { createSiteStorage, type SafeStorage } from '../lib/browser/storage'
import { parseJson } from '../lib/json/parseJson'
import { createStore } from '../lib/store'
import { serviceBase } from '../lib/url/serviceBase'
import { useRuntime } from '../site/react/RuntimeContext'
import { searchWords } from './searchWords'

const MAX_RECENT = 5

const NAME = 'searches'

/** Recent searches of this browser, the latest first */
export interface RecentSearches {
  get(): readonly string[]
  subscribe(listener: () => void): () => void
  add(terms: string): void
  remove(terms: string): void
  clear(): void
}

export function createRecentSearches(storage: SafeStorage): RecentSearches {
  const store = createStore<readonly string[]>(read(storage.get(NAME)))
  const save = (list: readonly string[]) => {
    if (list.length > 0) storage.set(NAME, JSON.stringify(list))
    else storage.remove(NAME)
    store.set(list)
  }
  const others = (terms: string) => store.get().filter((each) => each.toLowerCase() !== terms.toLowerCase())
  return {
    get: store.get,
    subscribe: store.subscribe,
    add(text) {
      const terms = searchWords(text)
      if (terms) save([terms, ...others(terms)].slice(0, MAX_RECENT))
    },
    remove: (terms) => save(others(terms)),
    clear: () => save([]),
  }
}

/** Stored data is untrusted: only texts are used. */
function read(text: string | undefined): string[] {
  try {
    const list = parseJson(text ?? '[]')
    const terms = Array.isArray(list) ? list.filter((each) => typeof each === 'string').map(searchWords) : []
    return terms.filter(Boolean).slice(0, MAX_RECENT)
  } catch {
    return []
  }
}

/** The recent searches of this site, as React state */
export function useRecentSearches(): RecentSearches & { list: readonly string[] } {
  const recent = useRuntime().feature(createForSite)
  return { ...recent, list: useSyncExternalStore(recent.subscribe, recent.get) }
}

const createForSite = () => createRecentSearches(createSiteStorage('localStorage', serviceBase(document)))
