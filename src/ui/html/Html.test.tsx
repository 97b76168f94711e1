import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { Html } from './Html'

// DOMPurify does not work in happy-dom: e2e/site/sanitiser.spec.ts tests it in a browser.
vi.mock('./sanitise', () => ({ sanitise: (html: string) => html }))

const show = (html: string) =>
  render(
    <MemoryRouter>
      <Routes>
        <Route path="/" element={<Html html={html} />} />
        <Route path="/films" element={<p>All films</p>} />
      </Routes>
    </MemoryRouter>,
  )

test('navigates to links within the site without a reload', async () => {
  show('<a href="/films"><b>Films</b></a>')
  fireEvent.click(await screen.findByText('Films'))
  expect(await screen.findByText('All films')).toBeTruthy()
})

test.each([
  ['in a new tab', '<a href="/films" target="_blank">Films</a>', {}],
  ['with Control', '<a href="/films">Films</a>', { ctrlKey: true }],
  ['on another site', '<a href="https://other.example/">Films</a>', {}],
])('leaves a link %s to the browser', async (_, html, keys) => {
  show(html)
  const link = await screen.findByText('Films')
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link, keys)
  expect(screen.queryByText('All films')).toBeNull()
})

test('keeps the elements, and so the focus, when rendered again', async () => {
  const { rerender } = render(<Html html="<a href='/films'>Films</a>" />, { wrapper: MemoryRouter })
  const link = await screen.findByText('Films')
  rerender(<Html html="<a href='/films'>Films</a>" className="other" />)
  expect(screen.getByText('Films')).toBe(link)
})
