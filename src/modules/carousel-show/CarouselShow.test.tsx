import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { aTitle } from '../../catalogue/testing/InSite'
import { showPage } from '../../catalogue/testing/pageSite'
import CarouselShow from './CarouselShow'

const HISTORY_REQUEST = 'user/history/?offset=0&limit=48&order_by=-updated_at'
const entry = (slug: string, progress: number) => ({
  title_id: slug,
  asset_id: `a-${slug}`,
  progress,
  title: aTitle(slug, { runtime: 3600 }),
})

let signOut = () => {}
afterEach(() => signOut())

function show(answer: unknown, signedIn = true) {
  const module = {
    type: 'carousel_show' as const,
    slug: 'on',
    display_name: 'Continue watching',
    content: [aTitle('content')],
    config: { history: true },
  }
  const site = showPage(<CarouselShow module={module} moduleKey="test" index={0} />, {
    answers: { [HISTORY_REQUEST]: answer },
  })
  signOut = () => site.runtime.session.signedOut()
  if (signedIn) act(() => site.runtime.session.signedInWith({ token: 'abc', scheme: 'Token' }))
  return site
}

test('shows started titles of the viewer’s history instead of the module content', async () => {
  show({ data: [entry('faust', 1800), entry('seen', 3600)] })
  const link = await screen.findByRole('link', { name: 'faust 30 min left' })
  expect(link.getAttribute('href')).toBe('/play/faust')
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(screen.getByRole('heading', { name: 'Continue watching' })).toBeTruthy()
})

test('renders nothing if no title was started', async () => {
  const site = show({ data: [] })
  await waitFor(() => expect(site.requested).toEqual([HISTORY_REQUEST]))
  await waitFor(() => expect(document.body.textContent).toBe(''))
})

test('renders nothing and makes no request for signed-out visitors', () => {
  const site = show({ data: [entry('faust', 1800)] }, false)
  expect(document.body.textContent).toBe('')
  expect(site.requested).toEqual([])
})

test('retries after a failure', async () => {
  const site = show(500)
  const again = await screen.findByRole('button', { name: 'Try again' })
  site.answers[HISTORY_REQUEST] = { data: [entry('faust', 1800)] }
  fireEvent.click(again)
  expect(await screen.findByRole('link', { name: /^faust/ })).toBeTruthy()
})
