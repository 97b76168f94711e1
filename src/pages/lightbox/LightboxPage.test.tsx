import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { showPage } from '../../catalogue/testing/pageSite'
import LightboxPage from './LightboxPage'

const TITLE_PATH = 'avails/titles/faust'
const MEDIA_PATH = 'inventory/7/media/?type=gallery'
const titleResponse = { data: { id: 7, slug: 'faust', name: 'Faust', title_type: 'feature', meta: {} } }
const mediaResponse = { data: [{ id: 1, name: 'The angel', image: '/a.webp', width: 1280, height: 720 }] }

const show = (answers: Record<string, unknown>) =>
  showPage(<LightboxPage params={{ slug: 'faust' }} pathname="/pictures/faust" search="" />, { answers })

test('shows the pictures of a title, requested by its id', async () => {
  const { requested } = show({ [TITLE_PATH]: titleResponse, [MEDIA_PATH]: mediaResponse })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Images: Faust')
  expect(screen.getByText('1 / 1')).toBeDefined()
  expect(screen.getByText('The angel')).toBeDefined()
  expect(requested).toEqual([TITLE_PATH, MEDIA_PATH])
})

test('shows a message and a link for a title without pictures', async () => {
  show({ [TITLE_PATH]: titleResponse, [MEDIA_PATH]: { data: [] } })
  expect(await screen.findByText('No pictures of this title yet.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Details' }).getAttribute('href')).toBe('/title/faust')
})

test('retries a failed request', async () => {
  const { answers } = show({ [TITLE_PATH]: titleResponse, [MEDIA_PATH]: 500 })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  answers[MEDIA_PATH] = mediaResponse
  await userEvent.click(retry)
  expect(await screen.findByText('1 / 1')).toBeDefined()
})

test('shows "page not found" for an unknown title', async () => {
  show({})
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeDefined()
})
