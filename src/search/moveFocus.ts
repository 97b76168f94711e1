import type { KeyboardEvent } from 'react'

/**
 * The arrow keys between the field and the recent searches below it, which are links and not options: each has a button
 * that forgets it, and an option may hold no button. Escape leads back to the field.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>, field: HTMLElement | null): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('.mq-recent li a')]
  if (links.length === 0 || event.defaultPrevented) return
  const at = links.indexOf(event.target as HTMLElement)
  const inField = event.target === field
  const to =
    event.key === 'Escape' && !inField
      ? field
      : event.key === 'ArrowDown' && (inField || at >= 0)
        ? links[at + 1]
        : event.key === 'ArrowUp' && at >= 0
          ? (links[at - 1] ?? field)
          : undefined
  if (!to) return
  event.preventDefault()
  event.stopPropagation()
  to.focus()
}
