import { isRecord } from '../../src/lib/json/isRecord'
import { valueAt } from '../../src/lib/json/valueAt'
import type { Answer } from '../calls/call'
import type { Asker, Question } from './asker'
import { readAnswer } from './checks/readAnswer'
import { checkSchema } from './checks/schemas'
import { dataOf } from './dataOf'
import { add, type CallReport } from './finding'
import type { FoundValues } from './found'

/**
 * Makes the calls that change something, and puts back what they changed: a title goes on the watchlist and off again, a
 * comment is written, changed, answered, settled and taken away, an invitation is answered and the answer taken back.
 * Progress is saved as it stands; where there is none, one second of a title stays behind.
 */
export async function checkWrites(reports: readonly CallReport[], found: FoundValues, asker: Asker): Promise<void> {
  const reportOf = (id: string) => reports.find(({ call }) => call.id === id)
  await checkWatchlist()
  await checkProgress()
  await checkComments()
  await checkRsvp()

  /** Makes a call. @returns its answer; undefined where it is not used, or went wrong, which is then told */
  async function make(
    id: string,
    question: Question = {},
    wanted?: Answer,
  ): Promise<{ data: unknown; address: string; report: CallReport } | undefined> {
    const report = reportOf(id)
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

  async function checkWatchlist(): Promise<void> {
    const [title_id] = found.of('titleId')
    if (title_id === undefined || !reportOf('watchlist')) return
    const ids = async () => {
      const answer = await make('watchlist', { query: { limit: -1, id_only: true } }, IDS)
      const items = valueAt(answer?.data, ['data', 'items'])
      return Array.isArray(items) ? items.map(String) : []
    }
    const was = (await ids()).includes(title_id)
    // On it already: taken off first, so that it ends as it began.
    for (const [id, listed] of was
      ? ([
          ['removeFromWatchlist', false],
          ['addToWatchlist', true],
        ] as const)
      : ([
          ['addToWatchlist', true],
          ['removeFromWatchlist', false],
        ] as const)) {
      const made = await make(id, { body: { title_id: numberIfSo(title_id) } })
      if (made && (await ids()).includes(title_id) !== listed)
        add(
          made.report,
          'write',
          made.address,
          `says that it did it, and the title is ${listed ? 'not on' : 'still on'} the watchlist`,
        )
    }
  }

  async function checkProgress(): Promise<void> {
    const kept = await make('history', { query: { offset: 0, limit: 1, order_by: '-updated_at' } })
    const entry = valueAt(kept?.data, ['data', '0'])
    const [title_id, asset_id] = [found.of('titleId')[0], found.of('asset')[0]]
    const fresh = title_id && asset_id ? { title_id: numberIfSo(title_id), asset_id, progress: 1 } : undefined
    const body = isRecord(entry)
      ? { title_id: entry.title_id, asset_id: entry.asset_id, progress: entry.progress }
      : fresh
    if (!kept || !body) return
    const made = await make('saveProgress', { body })
    if (!made) return
    const saved = valueAt(made.data, ['data', '0'])
    if (!isRecord(saved) || saved.progress !== body.progress)
      add(made.report, 'write', made.address, 'does not answer with the entry as it was saved, in "data[0]"')
  }

  async function checkComments(): Promise<void> {
    const idIn = (made: Awaited<ReturnType<typeof make>>) => {
      const id = valueAt(made?.data, ['data', 'id'])
      return id === undefined ? undefined : String(id)
    }
    for (const content_id of found.of('collection')) {
      const about = { content_id, content_type: 'collection' }
      const id = idIn(await make('postComment', { body: { ...about, comment: 'A test of the service' } }))
      // Not every collection may be written in.
      if (id === undefined) continue
      await make('editComment', { params: { id }, body: { comment: 'A test of the service, changed' } })
      const reply = idIn(
        await make('replyToComment', { params: { id }, body: { ...about, comment: 'And its answer' } }),
      )
      for (const resolved of [true, false]) await make('resolveComment', { params: { id }, body: { resolved } })
      for (const each of [reply, id]) if (each !== undefined) await make('deleteComment', { params: { id: each } })
      return
    }
  }

  async function checkRsvp(): Promise<void> {
    const profile = valueAt((await make('profile'))?.data, ['data'])
    const report = reportOf('sendRsvp')
    if (!isRecord(profile) || !report) return
    const { first_name = 'A', last_name = 'Test', email } = profile
    for (const id of found.of('event')) {
      const made = await make('sendRsvp', { params: { id }, body: { first_name, last_name, email } })
      if (!isRecord(made?.data) || made.data.success !== true) continue
      const taken = await make('cancelRsvp', { params: { id } })
      if (taken && isRecord(taken.data) && taken.data.success !== true)
        add(taken.report, 'write', taken.address, 'does not take an answer back that was just given')
      return
    }
    report.note = 'no event takes an answer now'
  }
}

const IDS: Answer = { kind: 'one', schema: 'service/watchlist-ids' }

/** Ids are numbers where the service has them as numbers. */
const numberIfSo = (id: string) => (/^[1-9]\d{0,14}$/.test(id) ? Number(id) : id)
