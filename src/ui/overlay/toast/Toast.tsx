import { type CustomContentProps, closeSnackbar, SnackbarContent } from 'notistack'
import type { Ref } from 'react'
import { Icon } from '../../Icon'
import './toast.scss'

/** One message. It can be sent away before its time. */
export function Toast({ id, message, variant, ref }: CustomContentProps & { ref?: Ref<HTMLDivElement> }) {
  return (
    <SnackbarContent ref={ref} role={variant === 'alert' ? 'alert' : 'status'} className="mq-toast">
      <p>{message}</p>
      <button type="button" aria-label="×" onClick={() => closeSnackbar(id)}>
        <Icon name="close" />
      </button>
    </SnackbarContent>
  )
}
