import { type CustomContentProps, closeSnackbar, enqueueSnackbar, SnackbarContent, SnackbarProvider } from 'notistack'
import { type Ref, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { createText, type TranslateFunction } from '../../../text/createText'
import { Icon } from '../../Icon'
import { restoreFocus } from '../restoreFocus'
import type { ToastKind } from './showToast'
import './toast.scss'

type CloseLabel = {
  /** Accessible name of the close button. */
  close: string
}

declare module 'notistack' {
  interface VariantOverrides {
    status: CloseLabel
    alert: CloseLabel
  }
}

const MAX_TOASTS = 3
const SHOWN_FOR_MS = 6000

// showToast.ts runs adoptToastStyles before it imports this file.
const toastContainer = document.body.appendChild(document.createElement('div'))
const toastRoot = createRoot(toastContainer)
// Synchronously, because notistack accepts messages only once its provider is mounted.
flushSync(() =>
  toastRoot.render(
    <SnackbarProvider
      maxSnack={MAX_TOASTS}
      autoHideDuration={SHOWN_FOR_MS}
      {...(matchMedia('(prefers-reduced-motion: reduce)').matches && { transitionDuration: 0 })}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      Components={{ status: Toast, alert: Toast }}
    />,
  ),
)

/** Shows a toast. Above three, the oldest one is removed. */
export function addToast(text: string, kind: ToastKind, t: TranslateFunction = createText()): void {
  enqueueSnackbar(text, { variant: kind, close: t('dismiss') })
}

function Toast({ id, message, variant, close, ref }: CustomContentProps & CloseLabel & { ref?: Ref<HTMLDivElement> }) {
  const button = useRef<HTMLButtonElement>(null)
  const previouslyFocused = useRef<Element>(null)
  useLayoutEffect(() => {
    const { current: closeButton } = button
    // Runs when the visitor closes the toast and when it times out.
    return () => {
      if (document.activeElement === closeButton) restoreFocus(closeButton, previouslyFocused.current)
    }
  }, [])
  return (
    <SnackbarContent ref={ref} role={variant === 'alert' ? 'alert' : 'status'} className="mq-toast">
      <p>{message}</p>
      <button
        ref={button}
        type="button"
        aria-label={close}
        onClick={() => closeSnackbar(id)}
        onFocus={({ relatedTarget }) => {
          previouslyFocused.current = relatedTarget
        }}
      >
        <Icon name="close" />
      </button>
    </SnackbarContent>
  )
}
