import { useState, useSyncExternalStore } from 'react'
import { createTitleNames, type TitleNames } from './titleNames'

/** Titles by slug, as far as they are loaded. @returns `want` loads those of further slugs */
export function useTitleNames(): { titles: TitleNames; want: (slugs: readonly string[]) => void } {
  const [store] = useState(() => createTitleNames())
  return { titles: useSyncExternalStore(store.subscribe, store.get), want: store.want }
}
