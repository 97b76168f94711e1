import { useSyncExternalStore } from 'react'

/** Whether the tab is out of sight. */
export const useHidden = (): boolean => useSyncExternalStore(subscribe, () => document.visibilityState === 'hidden')

function subscribe(changed: () => void) {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}
