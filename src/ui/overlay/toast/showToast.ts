import { toastText } from './toastText'

/** How screen readers announce it. status: when idle (polite). alert: immediately (assertive). */
export type ToastKind = 'status' | 'alert'

/** The same text is shown only once within this time (reliability P18). */
const REPEAT_DELAY_MS = 5000
const lastShownAt = new Map<string, number>()

/**
 * Shows a short message for 6 seconds. Loads the code of toasts with the first one; if that fails, no toast is shown, so
 * a toast must not be the only place of an important message.
 */
export function showToast(text: string, kind: ToastKind = 'status', now = performance.now()): void {
  const last = lastShownAt.get(text)
  if (text === '' || (last !== undefined && now - last < REPEAT_DELAY_MS)) return
  for (const [shown, time] of lastShownAt) if (now - time >= REPEAT_DELAY_MS) lastShownAt.delete(shown)
  lastShownAt.set(text, now)
  // adoptToastStyles runs first, because notistack writes styles as soon as it is imported.
  import('./adoptToastStyles')
    .then(({ adoptToastStyles }) => {
      adoptToastStyles(window)
      return import('./toasts')
    })
    .then(
      ({ addToast }) => addToast(text, kind, toastText()),
      () => {},
    )
}
