import { isRecord } from '../../../src/lib/json/isRecord'
import type { Answer, Asker, Question } from '../asker'
import { dataOf } from '../dataOf'
import { add, type CallReport } from '../finding'
import { refusalIn } from './readAnswer'

/** Named by nothing. */
const NOBODY = 'no-such-thing-0'

/** Adds where a service knows what it cannot know: an unknown thing has to be 404, for the site shows what it gets. */
export async function checkUnknown(report: CallReport, question: Question, asker: Asker): Promise<void> {
  const { params = {}, errors } = report.call
  const named = Object.keys(params).filter((name) => params[name]?.from !== undefined)
  if (named.length === 0 || !errors?.[404]) return
  const path = question.path?.replace(/[^/?]+\/?(?=\?|$)/, (part) => part.replace(/[^/]+/, NOBODY))
  const unknown = Object.fromEntries(named.map((name) => [name, NOBODY]))
  const answer = await asker.ask(report.call, { ...question, path, params: { ...question.params, ...unknown } })
  report.times.push(answer.ms)
  if (answer.status === 404 || answer.status === 410 || refusalIn(report.call, answer)) return
  if (answer.silent !== undefined) return add(report, 'silent', answer.address, `gives no answer: ${answer.silent}`)
  const message = `answers ${answer.status} for what is not there, not 404. ${errors[404]}`
  add(report, 'unknown', answer.address, message)
}

/** Adds where a call that is for who is signed in answers somebody without a token. */
export async function checkToken(report: CallReport, question: Question, asker: Asker): Promise<void> {
  const answer = await asker.ask(report.call, { ...question, anonymous: true })
  report.times.push(answer.ms)
  if (answer.status === 401) return
  if (answer.silent !== undefined) return add(report, 'silent', answer.address, `gives no answer: ${answer.silent}`)
  if (answer.status === 403)
    return add(report, 'token', answer.address, 'answers 403 without a token, not 401: visitors are not led to sign in')
  const what = tells(answer) ? 'what is for who is signed in' : 'without a refusal'
  add(
    report,
    'token',
    answer.address,
    `answers ${answer.status} without a token, ${what}; 401 is what leads visitors to sign in`,
  )
}

function tells({ status, text }: Answer): boolean {
  const data = dataOf(text)
  return status === 200 && isRecord(data) && data.data !== null
}
