import type { UserProfile } from '../../generated/types'

/** The name to call a user by; empty while nothing is known. */
export function nameOf({ first_name, last_name, username, email }: UserProfile = {}): string {
  const words = [first_name, last_name].filter((word) => typeof word === 'string' && word.trim())
  return words.length > 0 ? words.join(' ').trim() : [username, email].find((text) => typeof text === 'string') || ''
}

/** One or two letters for a name: "Ada Lindqvist" becomes AL. Whole characters, also beyond the basic plane. */
export function initials(name: string): string {
  const words = name.split(/[\s@._-]+/).filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}
