import { fold } from './fold'

/** A folded text. The letter at `i` comes from the part of the original text from `starts[i]` up to `ends[i]`. */
interface Folded {
  folded: string
  starts: number[]
  ends: number[]
}

/** Folds a text and keeps where each letter comes from: “ß” becomes two letters, an apostrophe none. */
export function foldWithPlaces(text: string): Folded {
  let folded = ''
  const starts: number[] = []
  const ends: number[] = []
  let at = 0
  for (const sign of text) {
    const end = at + sign.length
    const plain = fold(sign)
    // A combining accent belongs to the letter before it.
    if (/^\p{M}/u.test(sign) && plain === '' && ends.length > 0) ends[ends.length - 1] = end
    for (let i = 0; i < plain.length; i++) {
      starts.push(at)
      ends.push(end)
    }
    folded += plain
    at = end
  }
  return { folded, starts, ends }
}
