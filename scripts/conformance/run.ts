import type { ServiceCall } from '../calls/call'
import { CALLS, nameOfCall } from '../calls/calls'
import { type Answer, type AskerSettings, createAsker, type Question } from './asker'
import { checkOrigin } from './checks/crossOrigin'
import { type ReadAnswer, readAnswer } from './checks/readAnswer'
import { checkSchema } from './checks/schemas'
import { add, type CallReport } from './finding'
import { createFound } from './found'

export type Run = ReturnType<typeof createRun>

/** Above so many letters an answer that comes uncompressed costs visitors time. */
const LONG = 20_000

/**
 * What the parts of one run share: the reports of all calls, the values that were found, and who asks.
 * @param only calls that are made, by their ids; default all
 */
export function createRun(settings: AskerSettings, only?: readonly string[]) {
  const reports = CALLS.map((call): CallReport => {
    const note = isLeft(call) ? 'not among those that were asked for' : undefined
    return { call, name: nameOfCall(call), state: 'not asked', note, times: [], findings: [] }
  })
  let asker = createAsker(settings)
  let isTold = false

  function isLeft({ id }: ServiceCall): boolean {
    return only !== undefined && !only.includes(id)
  }

  return {
    reports,
    found: createFound(),
    asker: () => asker,
    /** Goes on as somebody who is not signed in. */
    withoutToken(): void {
      asker = createAsker({ ...settings, authorization: undefined })
    },
    /** The report of a call that is made; undefined: it is not among those that were asked for. */
    reportOf: (id: string) => reports.find(({ call }) => call.id === id && !isLeft(call)),
    isLeft,

    /**
     * Asks, and gives the answer to be read, which adds what keeps it from being read.
     * @param isNamed true: what is asked for was named by the config or another answer
     */
    async ask(
      report: CallReport,
      question: Question,
      isNamed: boolean,
    ): Promise<{ answer: Answer; read: () => ReadAnswer | undefined }> {
      const answer = await asker.ask(report.call, question)
      report.state = 'asked'
      report.times.push(answer.ms)
      return { answer, read: () => readAnswer(report, answer, isNamed) }
    },

    /** Adds what is wrong with a good answer, whatever it was asked for. */
    async checkGood(report: CallReport, read: ReadAnswer, question: Question): Promise<void> {
      await checkSchema(report, read)
      await checkOrigin(report, read.answer, question, asker)
      if (isTold || read.text.length < LONG || read.answer.headers.has('Content-Encoding')) return
      // It is one setting of a server: once is enough.
      isTold = true
      const message = `brings ${Math.round(read.text.length / 1024)} kB uncompressed to who takes gzip`
      add(report, 'compression', read.answer.address, message, { severity: 'warning' })
    },
  }
}

/** Where one of several things that are named is there, the call is; those that are not are who named them to mend. */
export function soften(report: CallReport): void {
  for (const finding of report.findings) if (finding.rule === 'missing') finding.severity = 'warning'
}
