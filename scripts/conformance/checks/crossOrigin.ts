import type { Answer, Asker, Question } from '../asker'
import { add, type CallReport } from '../finding'

/** Adds where a browser would not let the site at its origin make a call, or read the answer. */
export async function checkOrigin(report: CallReport, answer: Answer, question: Question, asker: Asker): Promise<void> {
  if (!asker.origin) return
  if (!allows(answer, asker.origin))
    return add(report, 'cors', answer.address, `does not allow ${asker.origin} to read it: ${allowed(answer)}`)
  await checkPreflight(report, question, asker)
}

/** Adds where a browser that asks first, which changes nothing, would not be let make a call. */
export async function checkPreflight(report: CallReport, question: Question, asker: Asker): Promise<void> {
  const wanted = asker.askedFirst(report.call)
  if (!asker.origin || wanted.length === 0) return
  const first = await asker.ask(report.call, { ...question, preflight: true })
  report.times.push(first.ms)
  const say = (message: string) => add(report, 'preflight', `OPTIONS ${first.address}`, message)
  if (first.silent !== undefined) return say(`gives no answer: ${first.silent}`)
  if (first.status < 200 || first.status > 299)
    return say(`answers ${first.status}: browsers then do not make the call`)
  if (!allows(first, asker.origin)) return say(`does not allow ${asker.origin}: ${allowed(first)}`)
  const listed = words(first, 'Access-Control-Allow-Headers')
  // "*" stands for all of them but this one.
  const refused = wanted.filter((name) => !listed.includes(name) && (name === 'authorization' || !listed.includes('*')))
  if (refused.length > 0) return say(`does not allow the header ${refused.join(', ')}`)
  const methods = words(first, 'Access-Control-Allow-Methods')
  const { method } = report.call
  if (method === 'DELETE' && !methods.includes('delete') && !methods.includes('*')) say(`does not allow ${method}`)
}

/** Headers of answers that the site reads. */
const READ = { date: 'the service’s clock', age: 'how old a kept answer is', 'retry-after': 'when to ask again' }

/** Adds, once for all calls, which headers a browser keeps from the site. */
export function checkExposed(report: CallReport, answer: Answer, asker: Asker): void {
  if (!asker.origin || !allows(answer, asker.origin)) return
  const exposed = words(answer, 'Access-Control-Expose-Headers')
  const hidden = Object.entries(READ).filter(([name]) => !exposed.includes(name) && !exposed.includes('*'))
  if (hidden.length === 0) return
  const message = `does not expose ${hidden.map(([name, what]) => `${name} (${what})`).join(', ')}`
  add(report, 'cors', answer.address, message, { severity: 'warning' })
}

const allows = ({ headers }: Answer, origin: string) =>
  ['*', origin].includes(headers.get('Access-Control-Allow-Origin') ?? '')

const allowed = ({ headers }: Answer) =>
  headers.get('Access-Control-Allow-Origin')
    ? `Access-Control-Allow-Origin is ${headers.get('Access-Control-Allow-Origin')}`
    : 'there is no Access-Control-Allow-Origin'

const words = ({ headers }: Answer, name: string) =>
  (headers.get(name) ?? '').split(',').map((word) => word.trim().toLowerCase())
