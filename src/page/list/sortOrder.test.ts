import { expect, it } from 'vitest'
import { nextOrder, readOrder } from './sortOrder'

const FIRST = { sort: 'date', descending: true } as const

it('sorts ascending, then descending, then ascending again', () => {
  const before = readOrder(new URLSearchParams(), ['name', 'date'], FIRST)
  const first = nextOrder('name', before)
  const second = nextOrder('name', { ...first, chosen: true })
  const third = nextOrder('name', { ...second, chosen: true })
  expect([before.chosen, first.descending, second.descending, third.descending]).toEqual([false, false, true, false])
})
