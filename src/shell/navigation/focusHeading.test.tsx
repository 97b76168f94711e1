import { beforeEach, expect, it, vi } from 'vitest'
import { focusHeading } from './focusHeading'

let main: HTMLElement
beforeEach(() => {
  document.body.innerHTML = '<main tabindex="-1"></main><a href="/x">elsewhere</a>'
  main = document.querySelector('main') as HTMLElement
})
const addHeading = () => main.insertAdjacentHTML('beforeend', '<h1 tabindex="-1">Late</h1>')

it('focuses the heading', () => {
  addHeading()
  focusHeading(main)
  expect(document.activeElement?.textContent).toBe('Late')
})

it('focuses a heading that is rendered later', async () => {
  focusHeading(main)
  expect(document.activeElement).toBe(main)
  addHeading()
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Late'))
})

it('keeps the focus if the visitor has moved it meanwhile', async () => {
  focusHeading(main)
  const link = document.querySelector('a') as HTMLElement
  link.focus()
  addHeading()
  await vi.waitFor(() => expect(main.querySelector('h1')).toBeTruthy())
  expect(document.activeElement).toBe(link)
})

it('does not focus a later heading once stopped', async () => {
  focusHeading(main)()
  addHeading()
  await Promise.resolve()
  expect(document.activeElement).toBe(main)
})
