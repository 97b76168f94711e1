import { expect, it, vi } from 'vitest'
import { createSiteEvents, type SiteEvent } from './siteEvents'

const FORBIDDEN_EVENT: SiteEvent = { name: 'forbidden', path: 'user/queue' }

it('notifies listeners until they unsubscribe, and keeps all events in the log', () => {
  const events = createSiteEvents()
  const first = vi.fn()
  const second = vi.fn()
  const stop = events.subscribe(first)
  events.subscribe(second)
  events.emit({ name: 'search', words: 'ghost', found: 3 })
  stop()
  events.emit(FORBIDDEN_EVENT)
  expect(first.mock.calls).toEqual([[{ name: 'search', words: 'ghost', found: 3 }]])
  expect(second).toHaveBeenCalledTimes(2)
  expect(events.log).toEqual([{ name: 'search', words: 'ghost', found: 3 }, FORBIDDEN_EVENT])
})

it('keeps the latest hundred events', () => {
  const events = createSiteEvents()
  for (let found = 0; found < 105; found++) events.emit({ name: 'search', found })
  expect(events.log).toHaveLength(100)
  expect(events.log[0]).toEqual({ name: 'search', found: 5 })
})

it('notifies the other listeners when one throws', () => {
  const noise = vi.spyOn(console, 'error').mockImplementation(() => {})
  const events = createSiteEvents()
  const heard = vi.fn()
  events.subscribe(() => {
    throw new Error('no')
  })
  events.subscribe(heard)
  events.emit(FORBIDDEN_EVENT)
  expect(heard).toHaveBeenCalledOnce()
  noise.mockRestore()
})
