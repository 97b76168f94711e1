import { expect, it } from 'vitest'
import { pressed, readOrder } from './sortOrder'

const FIRST = { sort: 'date', descending: true } as const

it('a press sorts up, another one down, a third one up again', () => {
  const before = readOrder(new URLSearchParams(), ['name', 'date'], FIRST)
  const first = pressed('name', before)
  const second = pressed('name', { ...first, chosen: true })
  const third = pressed('name', { ...second, chosen: true })
  expect([before.chosen, first.descending, second.descending, third.descending]).toEqual([false, false, true, false])
})
