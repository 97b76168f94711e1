import { fold } from './fold'

/** The letter at `i` comes from `starts[i]` to `ends[i]` of the original text. */
interface Folded {
  folded: string
  starts: number[]
  ends: number[]
}

/** Folds a text and records the offsets of each letter: “ß” becomes two letters, an apostrophe none. */
export function foldWithOffsets(text: string): Folded {
  let folded = ''
  const starts: number[] = []
  const ends: number[] = []
  let at = 0
  for (const sign of text) {
    const end = at + sign.length
    const plain = fold(sign)
    // A combining accent belongs to the previous letter.
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
