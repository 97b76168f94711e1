import type { Answer } from '../calls/call'
import type { Asker, Question } from './asker'
import { readAnswer } from './checks/readAnswer'
import { checkSchema } from './checks/schemas'
import { dataOf } from './dataOf'
import type { CallReport } from './finding'

interface Made {
  data: unknown
  address: string
  report: CallReport
}

export type MakeCall = ReturnType<typeof createMakeCall>

/** Makes single calls by their id, and adds findings to their reports. */
export function createMakeCall(reports: readonly CallReport[], asker: Asker) {
  /** Returns undefined if the site does not use the call, or it failed. */
  return async (id: string, question: Question = {}, wanted?: Answer): Promise<Made | undefined> => {
    const report = reports.find(({ call }) => call.id === id)
    if (!report) return undefined
    const answer = await asker.ask(report.call, question)
    report.state = 'asked'
    report.note = undefined
    report.times.push(answer.ms)
    if (answer.status === 403 && report.call.errors?.[403]) {
      report.note = `refused (403). ${report.call.errors[403]}`
      return undefined
    }
    const read = readAnswer(report, answer, true)
    if (!read) return undefined
    if (read.data !== undefined) await checkSchema(report, read, wanted)
    return { data: read.data ?? dataOf(answer.text), address: answer.address, report }
  }
}
