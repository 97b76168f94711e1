import { enqueueSnackbar, SnackbarProvider } from 'notistack'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { ToastKind } from './showToast'
import { Toast } from './Toast'

declare module 'notistack' {
  interface VariantOverrides {
    status: true
    alert: true
  }
}

const MOST = 3
const STAY = 6000

// adoptGoober has run before (showToast.ts).
const place = document.body.appendChild(document.createElement('div'))
const root = createRoot(place)
// At once: notistack takes messages only when its provider is there.
flushSync(() =>
  root.render(
    <SnackbarProvider
      maxSnack={MOST}
      autoHideDuration={STAY}
      {...(matchMedia('(prefers-reduced-motion: reduce)').matches && { transitionDuration: 0 })}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      Components={{ status: Toast, alert: Toast }}
    />,
  ),
)

/** Adds a message to those that are shown, three at most: the oldest goes. */
export function addToast(text: string, kind: ToastKind): void {
  enqueueSnackbar(text, { variant: kind })
}
