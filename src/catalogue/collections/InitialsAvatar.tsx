import { initials } from '../../lib/text/initials'
import './initialsAvatar.scss'

/** Number of background colours in the style sheet. */
const COLOR_COUNT = 6

/**
 * The initials of a person or group, on a background colour derived from the name. Hidden from screen readers because
 * the name is shown beside it.
 */
export function InitialsAvatar({ name }: { name: string }) {
  let hash = 0
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return (
    <span className={`mq-person mq-person--${hash % COLOR_COUNT}`} aria-hidden="true">
      {initials(name)}
    </span>
  )
}
