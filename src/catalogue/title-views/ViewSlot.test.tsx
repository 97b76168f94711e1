import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aTitle, InSite } from '../testing/InSite'
import type { PlannedView } from '../title-layout/titleLayout'
import { useViewData } from './ViewSlot'

test('keeps derived data the same object until the title changes', () => {
  const own = vi.fn(({ slug }: { slug: string }) => [slug])
  const planned = { raw: {}, entry: { source: { own, count: () => 1 } } } as unknown as PlannedView
  const faust = aTitle('faust')
  const { result, rerender } = renderHook(({ title }) => useViewData(planned, title), {
    wrapper: InSite,
    initialProps: { title: faust },
  })
  const first = result.current.data
  rerender({ title: faust })
  expect(result.current.data).toBe(first)
  rerender({ title: aTitle('judex') })
  expect(result.current.data).toEqual(['judex'])
})
