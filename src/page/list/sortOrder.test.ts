import { expect, it } from 'vitest'
import { nextSortOrder, readSortOrder } from './sortOrder'

const DATE_DESCENDING = { sort: 'date', descending: true } as const

it('sorts ascending, then descending, then ascending again', () => {
  const before = readSortOrder(new URLSearchParams(), ['name', 'date'], DATE_DESCENDING)
  const first = nextSortOrder('name', before)
  const second = nextSortOrder('name', { ...first, chosen: true })
  const third = nextSortOrder('name', { ...second, chosen: true })
  expect([before.chosen, first.descending, second.descending, third.descending]).toEqual([false, false, true, false])
})
