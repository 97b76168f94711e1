import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { AllSelection, type Command } from 'prosemirror-state'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { HtmlTools } from './HtmlTools'
import { createHtmlState } from './htmlState'
import { parseHtml } from './parseHtml'
import { writeHtml } from './writeHtml'

/** The tools for a text that is selected as a whole. */
function SelectedText({ html }: { html: string }) {
  const [parsed] = useState(() => parseHtml(html))
  const [state, setState] = useState(() => {
    const first = createHtmlState(parsed.doc)
    return first.apply(first.tr.setSelection(new AllSelection(first.doc)))
  })
  const run = (command: Command) => command(state, (transaction) => setState(state.apply(transaction)))
  return (
    <>
      <HtmlTools state={state} onCommand={run} />
      <output aria-label="Stored">{writeHtml(parsed, state.doc)}</output>
    </>
  )
}

const stored = () => screen.getByLabelText('Stored').textContent

async function openLinkTools(html: string) {
  render(<SelectedText html={html} />)
  await userEvent.click(screen.getByRole('button', { name: 'Link' }))
  return screen.getByLabelText<HTMLInputElement>('Address of the link')
}

test('moves the focus to the address of the link', async () => {
  const input = await openLinkTools('<p>Fund</p>')
  expect(document.activeElement).toBe(input)
})

test.each([
  ['arcticfund.example', 'https://arcticfund.example'],
  ['press@arcticfund.example', 'mailto:press@arcticfund.example'],
  ['/about', '/about'],
  ['http://arcticfund.example', 'http://arcticfund.example'],
])('links the words to the address that is meant by “%s”', async (typed, address) => {
  await openLinkTools('<p>Fund</p>')
  await userEvent.keyboard(`${typed}{Enter}`)
  expect(stored()).toBe(`<p><a href="${address}">Fund</a></p>`)
  expect(screen.queryByLabelText('Address of the link')).toBeNull()
})

test.each(['arcticfund', 'https://arctic fund.example', 'javascript:alert(1)'])(
  'keeps an invalid address in the input, with a message: “%s”',
  async (typed) => {
    const input = await openLinkTools('<p>Fund</p>')
    await userEvent.keyboard(`${typed}{Enter}`)
    expect(stored()).toBe('<p>Fund</p>')
    expect(input.value).toBe(typed)
    expect(screen.getByRole('alert').textContent).toContain(`"${typed}" is not an address.`)
    expect(input.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id)
    await userEvent.type(input, 'x')
    expect(screen.queryByRole('alert')).toBeNull()
  },
)
