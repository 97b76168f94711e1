import { type CustomContentProps, closeSnackbar, enqueueSnackbar, SnackbarContent, SnackbarProvider } from 'notistack'
import { type Ref, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { createText, type Text } from '../../../text/createText'
import { Icon } from '../../Icon'
import { giveFocusBack } from '../giveFocusBack'
import type { ToastKind } from './showToast'
import './toast.scss'

type Closing = {
  /** Names the button that closes it. */
  close: string
}

declare module 'notistack' {
  interface VariantOverrides {
    status: Closing
    alert: Closing
  }
}

const MOST = 3
const STAY = 6000

// adoptGoober has run before (showToast.ts).
const element = document.body.appendChild(document.createElement('div'))
const root = createRoot(element)
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
export function addToast(text: string, kind: ToastKind, t: Text = createText()): void {
  enqueueSnackbar(text, { variant: kind, close: t('dismiss') })
}

/** One message. It can be sent away before its time. */
function Toast({ id, message, variant, close, ref }: CustomContentProps & Closing & { ref?: Ref<HTMLDivElement> }) {
  const button = useRef<HTMLButtonElement>(null)
  const before = useRef<Element>(null)
  useLayoutEffect(() => {
    const { current: own } = button
    // By a press, or because its time is over.
    return () => {
      if (document.activeElement === own) giveFocusBack(own, before.current)
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
          before.current = relatedTarget
        }}
      >
        <Icon name="close" />
      </button>
    </SnackbarContent>
  )
}
