import dayjs from 'dayjs'
import type { Comment } from '../../../generated/types'
import { parseDate } from '../../../lib/dates/parseDate'
import type { TranslateFunction } from '../../../text/createText'
import type { Conversation } from '../conversations'
import { formatTimeCode, splitTimeCode } from '../timeCode'

/** Start of a spreadsheet formula. */
const FORMULA = /^[=+\-@\t\r]/

/** A CSV cell, escaped against formulas and quoted if needed (RFC 4180). */
function toCsvCell(value: string): string {
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Conversations as CSV: time code, author, date, state and text, with replies below their comment. */
export function conversationsToCsv(conversations: readonly Conversation[], t: TranslateFunction): string {
  const head = ['exportTime', 'exportAuthor', 'exportDate', 'exportState', 'exportWords'] as const
  const rows = conversations.flatMap(({ comment, replies }) => [
    toCsvRow(comment, t(comment.is_resolved ? 'exportDone' : 'exportOpen'), t),
    ...replies.map((reply) => toCsvRow(reply, t('exportReply'), t)),
  ])
  // The byte order mark identifies UTF-8 to spreadsheets.
  return `\ufeff${[head.map((key) => t(key)), ...rows].map((row) => `${row.map(toCsvCell).join(',')}\r\n`).join('')}`
}

function toCsvRow(comment: Comment, state: string, t: TranslateFunction): string[] {
  const { code, words } = splitTimeCode(comment.comment)
  return [code ? formatTimeCode(code.seconds) : '', authorOf(comment, t), dateOf(comment), state, words]
}

/** Conversations as plain text, for emails. */
export function conversationsToText(
  conversations: readonly Conversation[],
  name: string,
  t: TranslateFunction,
): string {
  const blocks = conversations.map(({ comment, replies }) =>
    [
      [authorOf(comment, t), dateOf(comment), ...(comment.is_resolved ? [t('commentDone')] : [])].join(', '),
      comment.comment,
      ...replies.flatMap((reply) =>
        [`${authorOf(reply, t)}, ${dateOf(reply)}`, reply.comment].map((text) => text.replace(/^/gm, '    ')),
      ),
    ].join('\n'),
  )
  return `${[name, ...blocks].join('\n\n')}\n`
}

const authorOf = (comment: Comment, t: TranslateFunction) => comment.created_by?.username || t('someone')

function dateOf({ created_at }: Comment): string {
  const time = parseDate(created_at)
  return time === undefined ? '' : dayjs(time).format('YYYY-MM-DD HH:mm')
}

/** A safe file name: without path separators, control characters and invisible characters. */
export function safeFileName(name: string, extension: string): string {
  const safe = name
    .replace(/[\p{Cc}\p{Cf}\p{Cs}/\\:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  return `${[...safe].slice(0, 100).join('') || 'conversations'}.${extension}`
}

/** Downloads a file. */
export function saveFile(text: string, type: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
