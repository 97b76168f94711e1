import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { aTitle, InSite } from '../../../catalogue/testing/InSite'
import type { Title } from '../../../generated/types'
import { EmbargoPart, PremierePart } from './TextParts'

afterEach(() => vi.useRealTimers())

function show(Part: typeof PremierePart, more: Partial<Title>, now: string) {
  vi.useFakeTimers({ now: Date.parse(now) })
  render(
    <InSite>
      <Part title={{ ...aTitle('sunrise'), ...more }} />
    </InSite>,
  )
  return document.body.textContent
}

const PREMIERE_DATE_FIELDS = { premiere_date: { premiere_date: '2026-11-06' } }
const PREMIERE_TEXT_FIELDS = { ...PREMIERE_DATE_FIELDS, meta: { premiere: 'With an orchestra.' } }

test.each([
  ['before the day', PREMIERE_DATE_FIELDS, '2026-11-05T12:00:00Z', 'Premieres on 11/6/2026'],
  ['on the day', PREMIERE_DATE_FIELDS, '2026-11-06T23:59:59Z', 'Premieres on 11/6/2026'],
  ['nothing after the day', PREMIERE_DATE_FIELDS, '2026-11-07T00:00:00Z', ''],
  ['the brand’s text, before the end of the day', PREMIERE_TEXT_FIELDS, '2026-11-06T12:00:00Z', 'With an orchestra.'],
  ['nothing after the day, although the brand has a text', PREMIERE_TEXT_FIELDS, '2026-11-07T00:00:00Z', ''],
  ['text without a day', { meta: { premiere: 'With an orchestra.' } }, '2030-01-01T00:00:00Z', 'With an orchestra.'],
])('shows a premiere: %s', (_, more, now, text) => {
  expect(show(PremierePart, more, now)).toBe(text)
})

test.each([
  ['before it ends', '2026-11-21T14:59:59Z', 'Nothing before Saturday.'],
  ['nothing after it ends', '2026-11-21T15:00:00Z', ''],
])('shows an embargo: %s', (_, now, text) => {
  const meta = { embargo: 'Nothing before Saturday.', embargo_until: '2026-11-21T09:00:00-06:00' }
  expect(show(EmbargoPart, { meta }, now)).toBe(text)
  expect(screen.queryByText('Nothing before Saturday.') !== null).toBe(text !== '')
})
