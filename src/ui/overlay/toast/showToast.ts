import { toastWords } from './toastWords'

/** status: said when there is time. alert: at once. */
export type ToastKind = 'status' | 'alert'

/** The same words are shown once within this time, in milliseconds (reliability P18). */
const QUIET = 5000
const said = new Map<string, number>()

/**
 * Shows a short message for a few seconds. Its code is loaded at the first one; where that fails, nothing is shown:
 * a toast is never the only place where something important stands.
 */
export function showToast(text: string, kind: ToastKind = 'status', now = performance.now()): void {
  const last = said.get(text)
  if (text === '' || (last !== undefined && now - last < QUIET)) return
  for (const [old, time] of said) if (now - time >= QUIET) said.delete(old)
  said.set(text, now)
  // In this order: notistack writes styles as soon as it is there.
  import('./adoptGoober')
    .then(({ adoptGoober }) => {
      adoptGoober(window)
      return import('./toasts')
    })
    .then(
      ({ addToast }) => addToast(text, kind, toastWords()),
      () => {},
    )
}
