import { decodeEntities } from '../../lib/text/decodeEntities'
import { fold, removeAccents } from '../../lib/text/fold'
import { foldWithOffsets } from '../../lib/text/foldWithOffsets'

interface ServiceQuestion {
  id?: number | string
  question: string
  answer: string
}

export interface Question {
  /** Fragment of its link, without #. */
  anchor: string
  question: string
  /** HTML, not yet sanitised. */
  answer: string
}

/** Ids that need no encoding in an address. */
const PLAIN_ANCHOR = /^[a-z][\w-]{0,99}$/i

/** Adds an anchor to each question: its id if that is a plain word, otherwise its number or a slug of its text. */
export function withAnchors(questions: readonly ServiceQuestion[]): Question[] {
  const used = new Set<string>()
  return questions.map(({ id, question, answer }) => {
    const name = anchorOf(id, question)
    let anchor = name
    for (let n = 2; used.has(anchor); n++) anchor = `${name}-${n}`
    used.add(anchor)
    return { anchor, question, answer }
  })
}

function anchorOf(id: ServiceQuestion['id'], question: string): string {
  const text = id === undefined ? '' : String(id)
  if (PLAIN_ANCHOR.test(text)) return text
  const slug = slugOf(text || question)
  return /^[a-z]/.test(slug) ? slug : `question-${slug || 1}`
}

const slugOf = (text: string) =>
  removeAccents(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80)

/** Search terms, folded. */
export const searchTerms = (term: string): string[] => fold(term).split(/\s+/).filter(Boolean)

/** Tags, comments and entities. */
const MARKUP_PATTERN = /(<!--[\s\S]*?-->|<[^>]*>|&[#\w]{1,10};)/

/** Cache of folded texts: they are searched on each key press. */
const foldedTexts = new WeakMap<Question, { question: string; all: string }>()

function foldedText(question: Question) {
  const cached = foldedTexts.get(question)
  if (cached) return cached
  const folded = fold(question.question)
  const text = decodeEntities(question.answer).split(MARKUP_PATTERN).filter(isTextIndex).join(' ')
  const entry = { question: folded, all: `${folded} ${fold(text)}` }
  foldedTexts.set(question, entry)
  return entry
}

/**
 * Creates a function that tells where a question contains all terms: in the question alone, or together with its
 * answer.
 */
export function createQuestionMatcher(terms: readonly string[]) {
  const containsAll = (text: string) => terms.every((term) => text.includes(term))
  return (question: Question): 'question' | 'answer' | undefined => {
    const texts = foldedText(question)
    if (containsAll(texts.question)) return 'question'
    return containsAll(texts.all) ? 'answer' : undefined
  }
}

/** `split` with a capturing group puts the texts at even indices. */
const isTextIndex = (_: string, index: number) => index % 2 === 0

/** A part of a text; `marked` if it matches a search term. */
export interface TextPart {
  text: string
  marked: boolean
}

/** Splits a text into matching and other parts. */
export function highlightParts(text: string, terms: readonly string[]): TextPart[] {
  const nonEmptyTerms = terms.filter((term) => term !== '')
  if (nonEmptyTerms.length === 0) return [{ text, marked: false }]
  const { folded, starts, ends } = foldWithOffsets(text)
  const marks = new Array<boolean>(text.length).fill(false)
  for (const term of nonEmptyTerms) {
    for (let start = folded.indexOf(term); start >= 0; start = folded.indexOf(term, start + term.length)) {
      marks.fill(true, starts[start], ends[start + term.length - 1])
    }
  }
  const parts: TextPart[] = []
  for (let i = 0; i < text.length; i++) {
    const last = parts.at(-1)
    if (last && last.marked === marks[i]) last.text += text[i]
    else parts.push({ text: text[i] ?? '', marked: marks[i] === true })
  }
  return parts
}

/** HTML with `<mark>` around matches. It is still unsanitised. */
export function highlightHtml(html: string, terms: readonly string[]): string {
  if (terms.length === 0) return html
  return decodeEntities(html)
    .split(MARKUP_PATTERN)
    .map((part, index) =>
      isTextIndex(part, index)
        ? highlightParts(part, terms)
            .map(({ text, marked }) => (marked ? `<mark>${text}</mark>` : text))
            .join('')
        : part,
    )
    .join('')
}
