import { useSyncExternalStore } from 'react'
import { createStore, type Store } from '../../lib/store'
import { useRuntime } from '../../site/react/RuntimeContext'
import type { Runtime } from '../../site/runtime'

/**
 * The store of the content owner filter: carousels show only titles with this `title_original_owner`, or all titles if
 * undefined (spec, section 6).
 */
export const contentOwnerStore = (runtime: Runtime): Store<string | undefined> => runtime.feature(createOwnerStore)

const createOwnerStore = () => createStore<string | undefined>(undefined)

export function useContentOwner(): string | undefined {
  const { subscribe, get } = contentOwnerStore(useRuntime())
  return useSyncExternalStore(subscribe, get)
}
