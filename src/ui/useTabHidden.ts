import { useSyncExternalStore } from 'react'

/** Whether the tab is hidden. */
export const useTabHidden = (): boolean =>
  useSyncExternalStore(subscribeToVisibility, () => document.visibilityState === 'hidden')

function subscribeToVisibility(changed: () => void) {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}
