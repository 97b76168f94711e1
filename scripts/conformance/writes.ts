import { isRecord } from '../../src/lib/json/isRecord'
import { valueAt } from '../../src/lib/json/valueAt'
import type { Answer } from '../calls/call'
import type { Asker } from './asker'
import { add, type CallReport } from './finding'
import type { FoundValues } from './found'
import { createMakeCall, type MakeCall } from './makeCall'

/**
 * Makes the calls that change something, and reverts each change: adds a title to the watchlist and removes it; posts,
 * edits, answers, resolves and deletes a comment; answers an invitation and cancels it. Saved progress is sent as it is;
 * without any, one second of a title remains.
 */
export async function checkWrites(reports: readonly CallReport[], found: FoundValues, asker: Asker): Promise<void> {
  const make = createMakeCall(reports, asker)
  if (reports.some(({ call }) => call.id === 'watchlist')) await checkWatchlist(make, found)
  await checkProgress(make, found)
  await checkComments(make, found)
  await checkRsvp(make, found, reports)
}

async function checkWatchlist(make: MakeCall, found: FoundValues): Promise<void> {
  const [title_id] = found.of('titleId')
  if (title_id === undefined) return
  const isListed = async () => {
    const answer = await make('watchlist', { query: { limit: -1, id_only: true } }, IDS)
    const items = valueAt(answer?.data, ['data', 'items'])
    return Array.isArray(items) && items.map(String).includes(title_id)
  }
  // A title that is on the watchlist is removed first, so that the list ends as it was.
  const wasListed = await isListed()
  for (const listed of [!wasListed, wasListed]) {
    const id = listed ? 'addToWatchlist' : 'removeFromWatchlist'
    const made = await make(id, { body: { title_id: numberIfSo(title_id) } })
    if (made && (await isListed()) !== listed) {
      const message = `says that it did it, and the title is ${listed ? 'not on' : 'still on'} the watchlist`
      add(made.report, 'write', made.address, message)
    }
  }
}

async function checkProgress(make: MakeCall, found: FoundValues): Promise<void> {
  const saved = await make('history', { query: { offset: 0, limit: 1, order_by: '-updated_at' } })
  const entry = valueAt(saved?.data, ['data', '0'])
  const [title_id, asset_id] = [found.of('titleId')[0], found.of('asset')[0]]
  const fresh = title_id && asset_id ? { title_id: numberIfSo(title_id), asset_id, progress: 1 } : undefined
  const body = isRecord(entry)
    ? { title_id: entry.title_id, asset_id: entry.asset_id, progress: entry.progress }
    : fresh
  if (!saved || !body) return
  const made = await make('saveProgress', { body })
  if (!made) return
  const answered = valueAt(made.data, ['data', '0'])
  if (!isRecord(answered) || answered.progress !== body.progress)
    add(made.report, 'write', made.address, 'does not answer with the entry as it was saved, in "data[0]"')
}

async function checkComments(make: MakeCall, found: FoundValues): Promise<void> {
  const idIn = (made: Awaited<ReturnType<MakeCall>>) => {
    const id = valueAt(made?.data, ['data', 'id'])
    return id === undefined ? undefined : String(id)
  }
  for (const content_id of found.of('collection')) {
    const about = { content_id, content_type: 'collection' }
    const id = idIn(await make('postComment', { body: { ...about, comment: 'A test of the service' } }))
    // Some collections do not allow comments.
    if (id === undefined) continue
    await make('editComment', { params: { id }, body: { comment: 'A test of the service, changed' } })
    const reply = idIn(await make('replyToComment', { params: { id }, body: { ...about, comment: 'And its answer' } }))
    for (const resolved of [true, false]) await make('resolveComment', { params: { id }, body: { resolved } })
    for (const each of [reply, id]) if (each !== undefined) await make('deleteComment', { params: { id: each } })
    return
  }
}

async function checkRsvp(make: MakeCall, found: FoundValues, reports: readonly CallReport[]): Promise<void> {
  const profile = valueAt((await make('profile'))?.data, ['data'])
  const report = reports.find(({ call }) => call.id === 'sendRsvp')
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

const IDS: Answer = { kind: 'one', schema: 'service/watchlist-ids' }

/** Services with numeric ids expect numbers. */
const numberIfSo = (id: string) => (/^[1-9]\d{0,14}$/.test(id) ? Number(id) : id)
