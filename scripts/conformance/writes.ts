import { isRecord } from '../../src/lib/json/isRecord'
import { valueAtPath } from '../../src/lib/json/valueAtPath'
import type { ExpectedResponse } from '../calls/call'
import type { Client } from './client'
import type { CollectedValues } from './collectedValues'
import { addFinding, type CallReport } from './finding'
import { createMakeCall, type MakeCall } from './makeCall'

/**
 * Makes the calls that modify data, and reverts each change: adds a title to the watchlist and removes it; posts, edits,
 * resolves and deletes a comment with a reply; sends an RSVP and cancels it. Sends the latest saved progress again
 * unchanged; without any, a progress of one second remains on a title.
 */
export async function checkWrites(
  reports: readonly CallReport[],
  collected: CollectedValues,
  client: Client,
): Promise<void> {
  const make = createMakeCall(reports, client)
  if (reports.some(({ call }) => call.id === 'watchlist')) await checkWatchlist(make, collected)
  await checkProgress(make, collected)
  await checkComments(make, collected)
  await checkRsvp(make, collected, reports)
}

async function checkWatchlist(make: MakeCall, collected: CollectedValues): Promise<void> {
  const [title_id] = collected.of('titleId')
  if (title_id === undefined) return
  const isListed = async () => {
    const response = await make('watchlist', { query: { limit: -1, id_only: true } }, WATCHLIST_IDS_RESPONSE)
    const items = valueAtPath(response?.data, ['data', 'items'])
    return Array.isArray(items) && items.map(String).includes(title_id)
  }
  // A title that is already on the watchlist is removed first, so that the list ends up unchanged.
  const wasListed = await isListed()
  for (const listed of [!wasListed, wasListed]) {
    const id = listed ? 'addToWatchlist' : 'removeFromWatchlist'
    const result = await make(id, { body: { title_id: numericId(title_id) } })
    if (result && (await isListed()) !== listed) {
      const message = `returned success, but the title is ${listed ? 'not' : 'still'} on the watchlist`
      addFinding(result.report, 'write', result.address, message)
    }
  }
}

async function checkProgress(make: MakeCall, collected: CollectedValues): Promise<void> {
  const saved = await make('history', { query: { offset: 0, limit: 1, order_by: '-updated_at' } })
  const entry = valueAtPath(saved?.data, ['data', '0'])
  const [title_id, asset_id] = [collected.of('titleId')[0], collected.of('asset')[0]]
  const fresh = title_id && asset_id ? { title_id: numericId(title_id), asset_id, progress: 1 } : undefined
  const body = isRecord(entry)
    ? { title_id: entry.title_id, asset_id: entry.asset_id, progress: entry.progress }
    : fresh
  if (!saved || !body) return
  const result = await make('saveProgress', { body })
  if (!result) return
  const savedEntry = valueAtPath(result.data, ['data', '0'])
  if (!isRecord(savedEntry) || savedEntry.progress !== body.progress)
    addFinding(
      result.report,
      'write',
      result.address,
      'did not return the saved entry with its new progress in "data[0]"',
    )
}

async function checkComments(make: MakeCall, collected: CollectedValues): Promise<void> {
  const idIn = (result: Awaited<ReturnType<MakeCall>>) => {
    const id = valueAtPath(result?.data, ['data', 'id'])
    return id === undefined ? undefined : String(id)
  }
  for (const content_id of collected.of('collection')) {
    const about = { content_id, content_type: 'collection' }
    const id = idIn(await make('postComment', { body: { ...about, comment: 'A test of the service' } }))
    // Some collections do not allow comments.
    if (id === undefined) continue
    await make('editComment', { params: { id }, body: { comment: 'A test of the service, changed' } })
    const reply = idIn(
      await make('replyToComment', { params: { id }, body: { ...about, comment: 'And its response' } }),
    )
    for (const resolved of [true, false]) await make('resolveComment', { params: { id }, body: { resolved } })
    for (const each of [reply, id]) if (each !== undefined) await make('deleteComment', { params: { id: each } })
    return
  }
}

async function checkRsvp(make: MakeCall, collected: CollectedValues, reports: readonly CallReport[]): Promise<void> {
  const profile = valueAtPath((await make('profile'))?.data, ['data'])
  const report = reports.find(({ call }) => call.id === 'sendRsvp')
  if (!isRecord(profile) || !report) return
  const { first_name = 'A', last_name = 'Test', email } = profile
  for (const id of collected.of('event')) {
    const result = await make('sendRsvp', { params: { id }, body: { first_name, last_name, email } })
    if (!isRecord(result?.data) || result.data.success !== true) continue
    const canceled = await make('cancelRsvp', { params: { id } })
    if (canceled && isRecord(canceled.data) && canceled.data.success !== true)
      addFinding(canceled.report, 'write', canceled.address, 'did not cancel the RSVP that was just sent')
    return
  }
  report.note = 'no event accepts RSVPs now'
}

const WATCHLIST_IDS_RESPONSE: ExpectedResponse = { kind: 'one', schema: 'service/watchlist-ids' }

/** Services with numeric IDs expect numbers in request bodies. */
const numericId = (id: string) => (/^[1-9]\d{0,14}$/.test(id) ? Number(id) : id)
