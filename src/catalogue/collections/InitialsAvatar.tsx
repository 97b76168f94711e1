import { initials } from '../../lib/text/initials'
import './initialsAvatar.scss'

/** So many grounds there are in the style sheet. */
const GROUNDS = 6

/** The initials of a person or a group on a ground that stays theirs. For people who see; the name stands beside it. */
export function InitialsAvatar({ name }: { name: string }) {
  let ground = 0
  for (const letter of name) ground = (ground * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return (
    <span className={`mq-person mq-person--${ground % GROUNDS}`} aria-hidden="true">
      {initials(name)}
    </span>
  )
}
