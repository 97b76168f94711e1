import { act, screen } from '@testing-library/react'
import Cookies from 'js-cookie'
import { beforeEach, expect, test } from 'vitest'
import type { Countdown } from '../../generated/types'
import { showPage } from '../testing/pageSite'
import { CountdownSlot } from './CountdownSlot'

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
beforeEach(() => Cookies.remove('token'))

const show = (countdown: Partial<Countdown> | undefined) =>
  showPage(<CountdownSlot />, { config: { countdown: countdown as Countdown } })

test('shows the countdown with a disabled button before the start', async () => {
  show({ start_time: inMinutes(90), placeholder: 'Matinee on Sunday', btn_text: 'Come in' })
  expect(await screen.findByRole('region', { name: 'Matinee on Sunday' })).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Come in' }).disabled).toBe(true)
  expect(screen.getByRole('timer').getAttribute('aria-label')).toMatch(/^1 hour, (?:29|30) minutes left$|^1 hour, 30/)
})

test('hides the countdown from moderators', async () => {
  const { runtime } = show({ start_time: inMinutes(90), placeholder: 'Matinee' })
  await screen.findByRole('region', { name: 'Matinee' })
  act(() => runtime.session.profileLoaded({ client_role: 'moderator' }, []))
  expect(screen.queryByRole('timer')).toBeNull()
})

test.each([
  ['no countdown', undefined],
  ['after the start', { start_time: inMinutes(-1) }],
  ['a full page', { start_time: inMinutes(90), full_page: true }],
  ['start_time is not a date', { start_time: 'soon' }],
])('renders nothing: %s', (_, countdown) => {
  show(countdown)
  expect(document.querySelector('.mq-countdown-strip, [style]')).toBeNull()
  expect(document.body.textContent).toBe('')
})
