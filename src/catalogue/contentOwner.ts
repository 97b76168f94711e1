import { useSyncExternalStore } from 'react'

let chosen: string | undefined
const listeners = new Set<() => void>()

/** The original owner whose titles the carousels are limited to (spec, section 6), or undefined for all. */
export const useContentOwner = (): string | undefined => useSyncExternalStore(subscribe, () => chosen)

/** @param owner what a title's `title_original_owner` says; undefined: all of them */
export function setContentOwner(owner: string | undefined): void {
  chosen = owner
  for (const tell of listeners) tell()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
