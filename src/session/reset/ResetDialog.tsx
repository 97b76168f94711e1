import type { ComponentProps } from 'react'
import { useText } from '../../text/TextContext'
import { SignInDialog } from '../forms/SignInDialog'
import { ResetEmailForm } from './ResetEmailForm'

interface Props extends Omit<ComponentProps<typeof ResetEmailForm>, 'onDone' | 'children'> {
  onClose: () => void
}

/** The password reset as a dialog, opened from the sign-in dialog (spec, part 2: reset-password modal) */
export default function ResetDialog({ onClose, ...mail }: Props) {
  const t = useText()
  return (
    <SignInDialog heading={t('resetPassword')} onClose={onClose}>
      <ResetEmailForm {...mail} onDone={onClose} />
    </SignInDialog>
  )
}
