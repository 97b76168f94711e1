import { decodeEntities } from '../../lib/text/decodeEntities'
import { fold, withoutAccents } from '../../lib/text/fold'
import { foldWithPlaces } from '../../lib/text/foldWithPlaces'

/** A question of the service. */
interface Asked {
  id?: number | string
  question: string
  answer: string
}

/** A question on a page. */
export interface Question {
  /** What its link says after the #. */
  anchor: string
  question: string
  /** HTML, not yet sanitised. */
  answer: string
}

/** Words that can stand in an address as they are. */
const PLAIN_ANCHOR = /^[a-z][\w-]{0,99}$/i

/** The questions with a link for each: its id where that is a word, else its number, else its own words. */
export function withAnchors(asked: readonly Asked[]): Question[] {
  const taken = new Set<string>()
  return asked.map(({ id, question, answer }) => {
    const name = anchorOf(id, question)
    let anchor = name
    for (let n = 2; taken.has(anchor); n++) anchor = `${name}-${n}`
    taken.add(anchor)
    return { anchor, question, answer }
  })
}

function anchorOf(id: Asked['id'], question: string): string {
  const text = id === undefined ? '' : String(id)
  if (PLAIN_ANCHOR.test(text)) return text
  const slug = slugOf(text || question)
  return /^[a-z]/.test(slug) ? slug : `question-${slug || 1}`
}

const slugOf = (text: string) =>
  withoutAccents(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80)

/** The words of a search, folded. */
export const wordsOf = (term: string): string[] => fold(term).split(/\s+/).filter(Boolean)

/** Tags, comments and characters by name: what an answer holds besides its words. */
const MARKUP = /(<!--[\s\S]*?-->|<[^>]*>|&[#\w]{1,10};)/

/** The folded words of questions, which are asked for at each key. */
const folded = new WeakMap<Question, { asked: string; all: string }>()

function foldedOf(question: Question) {
  const known = folded.get(question)
  if (known) return known
  const asked = fold(question.question)
  const words = decodeEntities(question.answer).split(MARKUP).filter(isText).join(' ')
  const made = { asked, all: `${asked} ${fold(words)}` }
  folded.set(question, made)
  return made
}

/**
 * Finds the questions that have all these words, in the question or in its answer.
 * @returns says of a question whether it has them, and whether the question alone does
 */
export function finder(words: readonly string[]) {
  const has = (text: string) => words.every((word) => text.includes(word))
  return (question: Question): 'question' | 'answer' | undefined => {
    const { asked, all } = foldedOf(question)
    if (has(asked)) return 'question'
    return has(all) ? 'answer' : undefined
  }
}

/** Every second part of what is split by a pattern in brackets is what lies between. */
const isText = (_: string, at: number) => at % 2 === 0

/** A part of a text, and whether it is one of the words that are searched for. */
export interface Part {
  text: string
  marked: boolean
}

/** A text in parts, so that each of the words in it can be marked. */
export function partsOf(text: string, words: readonly string[]): Part[] {
  const wanted = words.filter((word) => word !== '')
  if (wanted.length === 0) return [{ text, marked: false }]
  const { folded, starts, ends } = foldWithPlaces(text)
  const marks = new Array<boolean>(text.length).fill(false)
  for (const word of wanted) {
    for (let found = folded.indexOf(word); found >= 0; found = folded.indexOf(word, found + word.length)) {
      marks.fill(true, starts[found], ends[found + word.length - 1])
    }
  }
  const parts: Part[] = []
  for (let i = 0; i < text.length; i++) {
    const last = parts.at(-1)
    if (last && last.marked === marks[i]) last.text += text[i]
    else parts.push({ text: text[i] ?? '', marked: marks[i] === true })
  }
  return parts
}

/** HTML with its words marked. It is as little to be trusted as before. */
export function markHtml(html: string, words: readonly string[]): string {
  if (words.length === 0) return html
  return decodeEntities(html)
    .split(MARKUP)
    .map((piece, at) =>
      isText(piece, at)
        ? partsOf(piece, words)
            .map(({ text, marked }) => (marked ? `<mark>${text}</mark>` : text))
            .join('')
        : piece,
    )
    .join('')
}
