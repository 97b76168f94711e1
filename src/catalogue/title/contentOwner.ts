import { useSyncExternalStore } from 'react'
import { createStore, type Store } from '../../lib/store'
import { useRuntime } from '../../site/react/RuntimeContext'
import type { Runtime } from '../../site/runtime'

/** Each site has a choice of its own. */
const choices = new WeakMap<Runtime, Store<string | undefined>>()

/**
 * The original owner whose titles the carousels are limited to (spec, section 6): what a title's `title_original_owner`
 * says, or undefined for all of them.
 */
export function contentOwnerOf(runtime: Runtime): Store<string | undefined> {
  const known = choices.get(runtime) ?? createStore<string | undefined>(undefined)
  choices.set(runtime, known)
  return known
}

/** The chosen owner, or undefined for all. */
export function useContentOwner(): string | undefined {
  const { subscribe, get } = contentOwnerOf(useRuntime())
  return useSyncExternalStore(subscribe, get)
}
