import { useState, useSyncExternalStore } from 'react'
import { createTitlesBySlug, type TitlesBySlug } from './titlesBySlug'

/** Titles by slug, as far as they are loaded. @returns `want` loads those of further slugs */
export function useTitlesBySlug(): { titles: TitlesBySlug; want: (slugs: readonly string[]) => void } {
  const [store] = useState(() => createTitlesBySlug())
  return { titles: useSyncExternalStore(store.subscribe, store.get), want: store.want }
}
