import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createText } from '../../../text/createText'
import { adoptToastStyles } from './adoptToastStyles'
import { showToast } from './showToast'
import { setToastText } from './toastText'

const toastTexts = () => [...document.querySelectorAll('.mq-toast p')].map((toast) => toast.textContent)

it('shows the same text once within five seconds, at most three toasts, each with its role', async () => {
  await act(async () => {
    showToast('One', 'status', 0)
    showToast('One', 'status', 4999)
    showToast('', 'status', 0)
  })
  await waitFor(() => expect(toastTexts()).toEqual(['One']))
  expect(screen.getByRole('status').textContent).toBe('One')
  await act(async () => showToast('Two', 'alert', 100))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Two'))
  await act(async () => showToast('Three', 'status', 200))
  await act(async () => showToast('Four', 'status', 300))
  await waitFor(() => expect(toastTexts()).toContain('Four'))
  expect(toastTexts().length).toBeLessThanOrEqual(4)
  await waitFor(() => expect(toastTexts()).not.toContain('One'))
  expect(toastTexts()).toHaveLength(3)
})

it('labels the close button in the language of the site', async () => {
  await act(async () => showToast('Five', 'status', 10_000))
  const expectCloseButton = (name: string, text: string) =>
    waitFor(() => {
      const buttons = screen.getAllByRole('button', { name })
      expect(buttons.at(-1)?.closest('.mq-toast')?.textContent).toBe(text)
    })
  await expectCloseButton('Close this notice', 'Five')
  setToastText(createText({ dismiss: 'Schließen' }))
  await act(async () => showToast('Six', 'status', 10_000))
  await expectCloseButton('Schließen', 'Six')
})

it('restores the focus when a toast is closed', async () => {
  const opener = document.body.appendChild(document.createElement('button'))
  opener.focus()
  await act(async () => showToast('Seven', 'status', 20_000))
  const toast = await waitFor(() => {
    const found = [...document.querySelectorAll('.mq-toast')].find((element) => element.textContent === 'Seven')
    if (!found) throw new Error('the toast is not shown yet')
    return found
  })
  const close = toast.querySelector('button') as HTMLElement
  close.focus()
  await act(async () => close.click())
  await waitFor(() => expect(toast.isConnected).toBe(false))
  expect(document.activeElement).toBe(opener)
})

it('does not write a style element (CSP)', () => {
  const { head } = document
  const before = head.querySelectorAll('style').length
  const fakeWindow = {} as Window & { _goober?: { firstChild: { data: string } } }
  adoptToastStyles(fakeWindow)
  const node = fakeWindow._goober?.firstChild
  if (!node) throw new Error('window._goober is not set')
  node.data = '.a{color:red}'
  expect(node.data).toBe('.a{color:red}')
  expect(head.querySelectorAll('style').length).toBe(before)
  expect(document.adoptedStyleSheets.at(-1)?.cssRules[0]?.cssText).toMatch(/\.a/)
})
