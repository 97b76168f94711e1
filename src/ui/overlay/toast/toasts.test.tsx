import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createText } from '../../../text/createText'
import { adoptGoober } from './adoptGoober'
import { showToast } from './showToast'
import { wordToasts } from './toastWords'

const texts = () => [...document.querySelectorAll('.mq-toast p')].map((toast) => toast.textContent)

it('the same words once in five seconds, three toasts at most, said in their own way', async () => {
  await act(async () => {
    showToast('One', 'status', 0)
    showToast('One', 'status', 4999)
    showToast('', 'status', 0)
  })
  await waitFor(() => expect(texts()).toEqual(['One']))
  expect(screen.getByRole('status').textContent).toBe('One')
  await act(async () => showToast('Two', 'alert', 100))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Two'))
  await act(async () => showToast('Three', 'status', 200))
  await act(async () => showToast('Four', 'status', 300))
  await waitFor(() => expect(texts()).toContain('Four'))
  expect(texts().length).toBeLessThanOrEqual(4)
  await waitFor(() => expect(texts()).not.toContain('One'))
  expect(texts()).toHaveLength(3)
})

it('the button that closes it has a name, in the words of the site', async () => {
  await act(async () => showToast('Five', 'status', 10_000))
  const named = (name: string, said: string) =>
    waitFor(() => {
      const buttons = screen.getAllByRole('button', { name })
      expect(buttons.at(-1)?.closest('.mq-toast')?.textContent).toBe(said)
    })
  await named('Close this notice', 'Five')
  wordToasts(createText({ dismiss: 'Schließen' }))
  await act(async () => showToast('Six', 'status', 10_000))
  await named('Schließen', 'Six')
})

it('gives the focus back when it goes', async () => {
  const opener = document.body.appendChild(document.createElement('button'))
  opener.focus()
  await act(async () => showToast('Seven', 'status', 20_000))
  const toast = await waitFor(() => {
    const found = [...document.querySelectorAll('.mq-toast')].find((each) => each.textContent === 'Seven')
    if (!found) throw new Error('not there')
    return found
  })
  const close = toast.querySelector('button') as HTMLElement
  close.focus()
  await act(async () => close.click())
  await waitFor(() => expect(toast.isConnected).toBe(false))
  expect(document.activeElement).toBe(opener)
})

it('writes no style element', () => {
  const { head } = document
  const before = head.querySelectorAll('style').length
  const fake = {} as Window & { _goober?: { firstChild: { data: string } } }
  adoptGoober(fake)
  const node = fake._goober?.firstChild
  if (!node) throw new Error('nothing was adopted')
  node.data = '.a{color:red}'
  expect(node.data).toBe('.a{color:red}')
  expect(head.querySelectorAll('style').length).toBe(before)
  expect(document.adoptedStyleSheets.at(-1)?.cssRules[0]?.cssText).toMatch(/\.a/)
})
