import type { ComponentProps } from 'react'
import { classes } from '../lib/browser/classes'
import './button.scss'

export type ButtonKind = 'first' | 'quiet' | 'line'

interface Props extends ComponentProps<'button'> {
  /** first: filled; the primary action, at most one on the screen. quiet: a soft background. line: an outline. */
  kind?: ButtonKind
  round?: boolean
}

export function Button({ kind = 'quiet', round, className, type = 'button', ...rest }: Props) {
  return <button type={type} className={buttonClass(kind, round, className)} {...rest} />
}

/** The class names of a button, for links that look like one. */
export const buttonClass = (kind: ButtonKind, round?: boolean, className?: string) =>
  classes('mq-btn', `mq-btn--${kind}`, round && 'mq-btn--round', className)
