import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { aTitle, InSite } from '../../../catalogue/testing/InSite'
import { showToast } from '../../../ui/overlay/toast/showToast'
import { SharePart } from './SharePart'

vi.mock('../../../ui/overlay/toast/showToast', () => ({ showToast: vi.fn() }))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.mocked(showToast).mockClear()
})

function pressShare(device: object) {
  vi.stubGlobal('navigator', device)
  render(
    <InSite>
      <SharePart title={aTitle('sunrise')} />
    </InSite>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Share: sunrise' }))
}
const titleUrl = () => new URL('/title/sunrise', location.href).href

test('shares name and address with Web Share', async () => {
  const share = vi.fn(async () => {})
  pressShare({ share })
  await waitFor(() => expect(share.mock.calls).toEqual([[{ title: 'sunrise', url: titleUrl() }]]))
  expect(showToast).not.toHaveBeenCalled()
})

test('copies the address without Web Share', async () => {
  const writeText = vi.fn(async () => {})
  pressShare({ clipboard: { writeText } })
  await waitFor(() => expect(showToast).toHaveBeenCalledWith('Link copied.'))
  expect(writeText.mock.calls).toEqual([[titleUrl()]])
})

test.each([
  ['shows no message if the visitor cancels', new DOMException('', 'AbortError'), 0],
  ['shows a message if sharing is denied', new DOMException('', 'NotAllowedError'), 1],
])('%s', async (_, error, toastCount) => {
  const share = vi.fn(() => Promise.reject(error))
  pressShare({ share })
  await waitFor(() => expect(share).toHaveBeenCalled())
  await waitFor(() => expect(showToast).toHaveBeenCalledTimes(toastCount))
})
