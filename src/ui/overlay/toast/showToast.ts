import { toastText } from './toastText'

/** How screen readers announce it. status: when idle (polite). alert: immediately (assertive). */
export type ToastKind = 'status' | 'alert'

/** The same text is shown only once within this time (reliability P18). */
const REPEAT_DELAY_MS = 5000
const shownAt = new Map<string, number>()

/**
 * Shows a short message for 6 seconds. Loads the code of toasts with the first one; if that fails, no toast is shown, so
 * a toast must not be the only place of an important message.
 */
export function showToast(text: string, kind: ToastKind = 'status', now = performance.now()): void {
  const last = shownAt.get(text)
  if (text === '' || (last !== undefined && now - last < REPEAT_DELAY_MS)) return
  for (const [shown, time] of shownAt) if (now - time >= REPEAT_DELAY_MS) shownAt.delete(shown)
  shownAt.set(text, now)
  // adoptGoober runs first, because notistack writes styles as soon as it is imported.
  import('./adoptGoober')
    .then(({ adoptGoober }) => {
      adoptGoober(window)
      return import('./toasts')
    })
    .then(
      ({ addToast }) => addToast(text, kind, toastText()),
      () => {},
    )
}
