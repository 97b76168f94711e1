import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { commentRanges } from '../floor/commentRanges'
import { projectFiles } from './sources'

/** Phrases that readers have to decode, and the plain form. */
const PHRASES: readonly [phrase: RegExp, plain: string][] = [
  [/(?<=(?:^|[.:;(])\s*)Who(?:ever)? (?!(?:can|may|should)\b)[a-z]+(?![^.]*\?)/, 'name the actor as the subject'],
  [
    /(?<=(?:^|[.:;(])\s*)What (?:[a-z]+ ){0,4}(?:is|was|are|were|ha[sd]|do(?:es)?|did|can|cannot|comes?|came|goes|went|holds?|needs?|stands?|tells|says)\b(?![^.]*\?)/,
    'use a noun as the subject',
  ],
  [/\b(?:to|for|of|by|is|are) who(?:ever)? (?:is|are|has|may|can)\b/, '"visitors who …", "users who …"'],
  [/\b(?:no|some|every)body\b/i, 'name the actor, or use the passive'],
  [/\banew\b/i, '"again", or a verb with "re-"'],
  [/\bst(?:ands?|ood)\b(?! (?:alone|out|in for)\b|-)/i, '"is", "is in", "is shown", "represents"'],
  [
    /\b(?:is|are|was|were|be|been) told\b|\btells? (?:of|so|nothing)\b/i,
    '"is notified", "is reported", "distinguishes"',
  ],
  [/\bsa(?:ys?|id) (?:so|of|nothing)\b|\b(?:is|are) said of\b/i, '"reports", "describes", "states"'],
  [/\bby (?:itself|themselves)\b/i, '"automatically", "alone", "separately"'],
  [/\b(?:gives?|gave|given) up\b|\blets? go of\b/i, '"stops", "aborts", "releases"'],
  [/\bset aside\b|\btaken out\b|\bputs? back\b/i, '"ignored", "removed", "restored"'],
  [/\bmend(?:s|ed|ing)?\b/i, '"fix", "repair"'],
  [/(?<!\b(?:all|both|many|several|two|three|more|most|only one|than one)\b[^.;:]{0,40})\bat once\b/i, '"immediately"'],
  [/\bfor good\b/i, '"permanently"'],
  [/\bof (?:before|today)\b(?! the\b)/i, '"previous", "current"'],
  [/(?<=(?:^|[.:;]|\bfor)\s*)so (?:long|many)\b(?! as\b)/i, 'name the limit or the timeout'],
  [/(?<!there )\b(?:is|are|was|were) none\b(?! of\b)/i, '"is not a …", "does not exist"'],
  [/\bin place of\b/i, '"instead of"'],
  [/\bon (?:its|their) way\b|\bunder way\b/i, '"pending", "in flight", "loading"'],
  [/\bcomes? (?:along|forth|in by)\b/i, '"is included", "loads with"'],
  [/\bwish(?:es|ed)?\b/i, '"option", "request"'],
  [/\bin words\b|\bwords (?:it|the site)\b|\bworded\b/i, '"as text", "formats the message"'],
  [/\b(?:this|our|the) house\b|\bthe rooms of\b/i, '"the project", "the folders of"'],
]

export interface PhraseHit {
  line: number
  phrase: string
  plain: string
}

/** A comment, test name or description. Its lines correspond to lines of the file, from the position `start` on. */
interface Passage {
  start: number
  text: string
}

/** The phrases in the comments and test names of a source, or in the descriptions of a schema. */
export function findPhrases(path: string, text: string): PhraseHit[] {
  return passagesOf(path, text).flatMap((passage) => {
    const sentence = passage.text.replaceAll('\n', ' ')
    return PHRASES.flatMap(([pattern, plain]) => {
      const match = pattern.exec(sentence)
      if (!match) return []
      const linesBefore = countBreaks(text.slice(0, passage.start)) + countBreaks(passage.text.slice(0, match.index))
      return [{ line: linesBefore + 1, phrase: match[0], plain }]
    })
  })
}

const countBreaks = (text: string) => text.split('\n').length - 1

/** All hits in tracked and new files, as "path:line phrase: plain form". */
export function findPhrasesInProject(root: string): string[] {
  const files = projectFiles(root, ['*.ts', '*.tsx', '*.mjs', '*.scss', 'schemas/*.json'])
  return files
    .filter((path) => !path.startsWith('schemas/examples/'))
    .flatMap((path) =>
      findPhrases(path, readFileSync(join(root, path), 'utf8')).map(
        ({ line, phrase, plain }) => `${path}:${line} "${phrase}": ${plain}`,
      ),
    )
}

function passagesOf(path: string, text: string): Passage[] {
  if (path.endsWith('.json')) {
    const descriptions = text.matchAll(/(?<="(?:description|patternErrorMessage)":\s*")(?:\\.|[^"\\])*/g)
    const choices = text.matchAll(/(?<="enumDescriptions":\s*\[[^\]]*")(?:\\.|[^"\\,\]])(?:\\.|[^"\\])*(?=")/g)
    return [...descriptions, ...choices].map(({ index, 0: description }) => ({ start: index, text: description }))
  }
  const comments = joinLines(text, commentRanges(path, text)).map(({ start, end }) => ({
    start,
    text: stripCommentMarks(text.slice(start, end)),
  }))
  if (!/\.(?:test|spec)\.tsx?$/.test(path)) return comments
  const names = testNames(path, text).map(({ start, end }) => ({ start, text: text.slice(start + 1, end - 1) }))
  return [...comments, ...names]
}

interface TextRange {
  start: number
  end: number
}

/** Joins `//` comments on adjacent lines, because a phrase may be broken across them. */
function joinLines(text: string, ranges: readonly TextRange[]): TextRange[] {
  const joined: TextRange[] = []
  for (const { start, end } of ranges) {
    const last = joined.at(-1)
    const isNextLine = last && text.startsWith('//', start) && /^\n[ \t]*$/.test(text.slice(last.end, start))
    if (isNextLine && text.startsWith('//', last.start)) last.end = end
    else joined.push({ start, end })
  }
  return joined
}

/** A comment without its marks, line for line. Tags become full stops, because they start a sentence. */
const stripCommentMarks = (comment: string) =>
  comment
    .replace(/^\/\*+[ \t]?|\s*\*\/$|^\/\/[ \t]*/g, '')
    .replace(/[ \t]*\n\s*(?:\*|\/\/)?[ \t]*/g, '\n')
    .replace(/@(?:returns|throws|param \S+)/g, '.')

interface SyntaxNode extends TextRange {
  type: string
  [key: string]: unknown
}

/** Names of `test`, `it` and `describe`, also behind `.each(…)`, `.skip` and the like. */
function testNames(path: string, text: string): TextRange[] {
  const names: TextRange[] = []
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const each of value) walk(each)
    else if (isNode(value)) {
      if (value.type === 'CallExpression' && /^(?:test|it|describe)\b/.test(text.slice(value.start, value.start + 9))) {
        const [name] = value.arguments as SyntaxNode[]
        if (name && /Literal$/.test(name.type)) names.push(name)
      }
      for (const each of Object.values(value)) walk(each)
    }
  }
  walk(parseSync(path, text).program.body)
  return names
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string'
