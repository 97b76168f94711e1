import type { ReactNode } from 'react'

interface Props {
  /** Whether it is the main button of its panel. */
  isPrimary?: boolean
  isDisabled?: boolean
  label?: string
  /** Shown as a tooltip. */
  title?: string
  className?: string
  onPress: () => void
  children: ReactNode
}

/** A button with a text. It keeps the focus when its own press disables it: a disabled element loses the focus. */
export function ChipButton({ isPrimary, isDisabled, label, title, className, onPress, children }: Props) {
  return (
    <button
      type="button"
      className={['mqp-chip', isPrimary && 'mqp-chip--save', className].filter(Boolean).join(' ')}
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      title={title}
      onClick={isDisabled ? undefined : onPress}
    >
      {children}
    </button>
  )
}
