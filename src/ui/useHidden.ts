import { useSyncExternalStore } from 'react'

/** Whether the tab is hidden. */
export const useHidden = (): boolean => useSyncExternalStore(subscribe, () => document.visibilityState === 'hidden')

function subscribe(changed: () => void) {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}
