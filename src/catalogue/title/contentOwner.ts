import { useSyncExternalStore } from 'react'
import { createStore, type Store } from '../../lib/store'
import { useRuntime } from '../../site/react/RuntimeContext'
import type { Runtime } from '../../site/runtime'

/**
 * The original owner whose titles the carousels are limited to (spec, section 6): what a title's `title_original_owner`
 * says, or undefined for all of them.
 */
export const contentOwnerOf = (runtime: Runtime): Store<string | undefined> => runtime.feature(createChoice)

const createChoice = () => createStore<string | undefined>(undefined)

/** The chosen owner, or undefined for all. */
export function useContentOwner(): string | undefined {
  const { subscribe, get } = contentOwnerOf(useRuntime())
  return useSyncExternalStore(subscribe, get)
}
