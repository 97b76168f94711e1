import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { createText } from '../../../text/createText'
import type { Conversation } from '../conversations'
import { conversationsToCsv, conversationsToText, safeFileName } from './conversationExport'

const t = createText({
  exportTime: 'Time code',
  exportAuthor: 'Author',
  exportDate: 'Date',
  exportState: 'State',
  exportWords: 'Text',
  exportOpen: 'Open',
  exportDone: 'Done',
  exportReply: 'Reply',
  commentDone: 'DONE',
})
const commentWith = (comment: string, more = {}): Conversation['comment'] => ({
  id: 1,
  comment,
  created_by: { username: 'ada' },
  created_at: '2026-11-20T10:42:00',
  ...more,
})

/** Parses CSV (RFC 4180). */
function readCsv(csv: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  for (const [, quoted, plain = '', end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end !== ',') {
      rows.push(row)
      row = []
    }
  }
  return rows
}

it('exports time code, author, date, state and text, with replies below their comment', () => {
  const csv = conversationsToCsv(
    [
      { comment: commentWith('00:01:23 Too dark, "really"'), replies: [commentWith('No.\nNot here.')] },
      { comment: commentWith('Fine', { is_resolved: true }), replies: [] },
    ],
    t,
  )
  expect(csv.startsWith('\ufeff')).toBe(true)
  expect(readCsv(csv.slice(1))).toEqual([
    ['Time code', 'Author', 'Date', 'State', 'Text'],
    ['00:01:23', 'ada', '2026-11-20 10:42', 'Open', 'Too dark, "really"'],
    ['', 'ada', '2026-11-20 10:42', 'Reply', 'No.\nNot here.'],
    ['', 'ada', '2026-11-20 10:42', 'Done', 'Fine'],
  ])
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])('escapes a cell that starts with %j', (text) => {
  const csv = conversationsToCsv([{ comment: commentWith(text, { created_by: { username: text } }), replies: [] }], t)
  expect(readCsv(csv.slice(1))[1]).toEqual(['', `'${text}`, '2026-11-20 10:42', 'Open', `'${text}`])
})

it('round-trips any text through a CSV parser, with an apostrophe before text that looks like a formula', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'a",\r\n=+-@\t\' ') }), (text) => {
      const csv = conversationsToCsv([{ comment: commentWith(text), replies: [] }], t)
      const cell = readCsv(csv.slice(1))[1]?.[4]
      expect(cell).toBe(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)
    }),
  )
})

it('indents every line of replies in plain text', () => {
  const text = conversationsToText(
    [{ comment: commentWith('Hi', { is_resolved: true }), replies: [commentWith('a\nb')] }],
    'Reel',
    t,
  )
  expect(text).toBe('Reel\n\nada, 2026-11-20 10:42, DONE\nHi\n    ada, 2026-11-20 10:42\n    a\n    b\n')
})

test.each([
  ['Potemkin, restored', 'Potemkin, restored.csv'],
  ['../..\\a:b*?"<>|', 'a b.csv'],
  ['\u202egnp.exe\0', 'gnp.exe.csv'],
  ['...', 'conversations.csv'],
  ['', 'conversations.csv'],
])('converts %j to the file name %j', (name, file) => expect(safeFileName(name, 'csv')).toBe(file))
