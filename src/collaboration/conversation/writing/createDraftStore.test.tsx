import fc from 'fast-check'
import { beforeEach, expect, it, vi } from 'vitest'
import type { DataScope } from '../../../data/DataContext'
import { createQueryStore } from '../../../data/queryStore'
import type { Comment } from '../../../generated/types'
import { createSiteStorage } from '../../../lib/browser/storage'
import type { Http } from '../../../service/http/http'
import { ServiceError } from '../../../service/http/response'
import { createDraftStore } from './createDraftStore'
import type { DraftTarget } from './drafts'
import { reconcileDrafts } from './reconcileDrafts'
import { type CommentAccess, sendDraft, serializeDraft } from './sendComment'

const scope = {
  site: 'site',
  visitor: 1,
  http: { get: () => Promise.reject(new Error('unexpected request')) },
  queries: createQueryStore(),
  validate: async (_response: unknown, data: unknown) => data,
  onListRead: () => {},
} as unknown as DataScope

const openDraftStore = (name = 'drafts ada collection 1') =>
  createDraftStore(createSiteStorage('localStorage', '/drafts/'), name)

beforeEach(() => localStorage.clear())

const FAULTS = [
  'none',
  '500',
  '401',
  '403',
  'offline',
  'answer lost',
  'timeout',
  'closed before',
  'closed after',
] as const
type Fault = (typeof FAULTS)[number]
/** Faults with which the service still receives the request. */
const FAULTS_AFTER_ARRIVAL: ReadonlySet<Fault> = new Set(['none', 'answer lost', 'closed after'])

const arbitraryTarget = fc.constantFrom<DraftTarget>('new', 'reply 2', 'edit 1')
const arbitraryStep = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constant('write' as const), target: arbitraryTarget, at: fc.option(fc.nat(9000)) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('send' as const),
      target: arbitraryTarget,
      fault: fc.constantFrom(...FAULTS),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('reload' as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('delete' as const), id: fc.constantFrom(1, 2) }) },
)

it('never loses or sends a text twice in 200 random sequences of reloads, faults and closed tabs', async () => {
  let faults = 0
  await fc.assert(
    fc.asyncProperty(fc.array(arbitraryStep, { minLength: 4, maxLength: 30 }), async (steps) => {
      localStorage.clear()
      let draftStore = openDraftStore()
      let count = 0
      let server: Comment[] = [
        { id: 1, comment: 'mine', parent: null, is_current_user: true },
        { id: 2, comment: 'theirs', parent: null },
      ]
      const typed = new Map<DraftTarget, string>()
      /** Every text that the service received. */
      const sent: string[] = []
      const settle = () => reconcileDrafts(draftStore, server, serializeDraft)

      const httpWith = (fault: Fault): Pick<Http, 'send'> => ({
        send: async (_method, path, body) => {
          const { comment } = body as { comment: string }
          const [, id, reply] = /^comments\/(?:(\d+)\/)?(reply\/)?$/.exec(path) ?? []
          const target = server.find((each) => String(each.id) === id)
          if (id && !target) throw new ServiceError('status', path, 404)
          if (fault !== 'none') faults++
          let made: Comment | undefined
          if (FAULTS_AFTER_ARRIVAL.has(fault)) {
            made =
              target && !reply
                ? { ...target, comment }
                : { id: 100 + ++count, comment, parent: target?.id ?? null, is_current_user: true }
            server = [made, ...server.filter((each) => each.id !== made?.id)]
            sent.push(comment)
          }
          if (fault === 'closed before' || fault === 'closed after') return new Promise(() => {})
          if (fault === 'offline' || fault === 'answer lost') throw new ServiceError('network', path)
          if (fault === 'timeout') throw new ServiceError('timeout', path)
          if (fault !== 'none') throw new ServiceError('status', path, Number(fault))
          return { data: { data: made }, text: '', path }
        },
      })

      for (const each of steps) {
        if (each.does === 'write') {
          if (each.target !== 'new' && !server.some(({ id }) => each.target.endsWith(` ${id}`))) continue
          // Overwritten text is not lost.
          const before = draftStore.get().drafts.get(each.target)?.text ?? ''
          for (const [where, text] of typed) if (before.includes(text)) typed.delete(where)
          const text = `word-${++count}.`
          draftStore.write(each.target, { ...draftStore.get().drafts.get(each.target), text, at: each.at ?? undefined })
          typed.set(each.target, text)
        } else if (each.does === 'send') {
          const commentAccess: CommentAccess = {
            http: httpWith(each.fault),
            scope,
            content: { type: 'collection', id: 1 },
            draftStore,
          }
          const done = sendDraft(commentAccess, each.target, server)
          if (each.fault.startsWith('closed')) {
            await new Promise((resolve) => setTimeout(resolve))
            draftStore = openDraftStore()
          } else await done
        } else if (each.does === 'reload') draftStore = openDraftStore()
        else server = server.filter(({ id, parent }) => id !== each.id && parent !== each.id)
        settle()
        for (const [where, text] of typed) {
          const { drafts } = draftStore.get()
          const isKept = [drafts.get(where), drafts.get('new')].some((draft) => draft?.text.includes(text))
          const isSent = sent.some((comment) => comment.includes(text))
          expect(isKept || isSent, `${text} of ${where}`).toBe(true)
          // Delivered text is not offered again.
          expect(isKept && server.some(({ comment }) => comment.includes(text)), `${text} twice`).toBe(false)
        }
      }
      const twice = sent.filter((text, index) => sent.indexOf(text) !== index)
      expect(twice).toEqual([])
    }),
    { numRuns: 200, seed: 20_261_122 },
  )
  expect(faults).toBeGreaterThan(200)
})

it('removes a draft that another tab sent', () => {
  const [one, other] = [openDraftStore(), openDraftStore()]
  const leave = other.subscribe(() => {})
  const dispatchStorageEvent = () => window.dispatchEvent(new StorageEvent('storage'))
  one.write('new', { text: 'Hello' })
  one.write('reply 2', { text: 'Yes' })
  dispatchStorageEvent()
  expect(other.get().drafts.get('new')?.text).toBe('Hello')
  const before = other.get().drafts.get('reply 2')
  one.drop('new')
  dispatchStorageEvent()
  expect(other.get().drafts.has('new')).toBe(false)
  expect(other.get().drafts.get('reply 2')).toBe(before)
  leave()
})

it('keeps drafts of other tabs when one tab writes', () => {
  const [one, other] = [openDraftStore(), openDraftStore()]
  one.write('new', { text: 'Hello' })
  other.write('reply 2', { text: 'Yes' })
  expect([...openDraftStore().get().drafts.keys()].sort()).toEqual(['new', 'reply 2'])
})

it('keeps drafts in memory without storage', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  openDraftStore('drafts full').write('new', { text: 'Hello' })
  expect(openDraftStore('drafts full').get().drafts.get('new')?.text).toBe('Hello')
  vi.restoreAllMocks()
})

it.each([
  '',
  '{',
  '[]',
  'null',
  '{"new":1}',
  '{"new":{"text":1}}',
  '{"__proto__":{"text":"x"}}',
  '{"other":{"text":"x"}}',
])('ignores invalid stored data: %s', (stored) => {
  createSiteStorage('localStorage', '/drafts/').set('drafts odd', stored)
  expect([...openDraftStore('drafts odd').get().drafts]).toEqual([])
})
