import { expect, it, vi } from 'vitest'
import { createEvents } from './events'

it('tells all listeners, without the query of the call', () => {
  const events = createEvents()
  const first = vi.fn()
  const second = vi.fn()
  const stop = events.listen(first)
  events.listen(second)
  events.record('out-of-territory', 'user/reset/valid/?token=secret')
  stop()
  events.record('forbidden', 'user/queue')
  expect(first.mock.calls).toEqual([[{ name: 'out-of-territory', path: 'user/reset/valid/' }]])
  expect(second).toHaveBeenCalledTimes(2)
})

it('a listener that breaks keeps nothing from the others', () => {
  const noise = vi.spyOn(console, 'error').mockImplementation(() => {})
  const events = createEvents()
  const heard = vi.fn()
  events.listen(() => {
    throw new Error('no')
  })
  events.listen(heard)
  events.record('forbidden', 'x')
  expect(heard).toHaveBeenCalledOnce()
  noise.mockRestore()
})
