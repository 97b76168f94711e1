import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { safeHref } from '../../../../lib/url/safeHref'
import { FieldInput } from '../FieldInput'
import { controlOf } from '../fieldControl'

const URL_SCHEMA = { type: 'string', title: 'Url' }
const CONFIG = JSON.stringify({ site_config: { routing: [{ route: '/films', label: 'Films' }] } })

/** A required address. Only addresses that links may have are stored. */
function AddressField({ say }: { say?: (message: string) => void }) {
  const [value, setValue] = useState<unknown>('/start')
  const actions = {
    setValue: async (_: unknown, next: unknown) => {
      await Promise.resolve()
      if (!safeHref(next)) return `"${next}" is not an address.`
      setValue(next)
      return undefined
    },
    open: vi.fn(),
    perform: vi.fn(() => true),
    say: say ?? vi.fn(),
    readFiles: () => new Map([['config.json', CONFIG]]),
    file: 'config.json',
  }
  const field = {
    name: 'url',
    path: ['url'],
    control: controlOf(URL_SCHEMA),
    schema: URL_SCHEMA,
    value,
    isRequired: true,
  }
  return (
    <>
      <FieldInput field={field} actions={actions} />
      <output aria-label="Stored">{String(value)}</output>
      <button type="button">Elsewhere</button>
    </>
  )
}

const input = () => screen.getByLabelText<HTMLInputElement>('Address')
const stored = () => screen.getByLabelText('Stored').textContent

async function typeAddress(text: string, props: Parameters<typeof AddressField>[0] = {}) {
  const { unmount } = render(<AddressField {...props} />)
  await screen.findByRole('combobox')
  await userEvent.clear(input())
  await userEvent.type(input(), text)
  return unmount
}

beforeAll(() => {
  // Refuses the requests for names of titles.
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
  return import('./LinkInput')
})

test('stores a typed host with https:// while the input keeps the text', async () => {
  await typeAddress('tickets.example')
  expect(input().value).toBe('tickets.example')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(stored()).toBe('https://tickets.example')
})

test.each<[string, () => Promise<unknown>]>([
  ['Enter', () => userEvent.keyboard('{Enter}')],
  ['Tab', () => userEvent.tab()],
  ['a click elsewhere', () => userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))],
])('shows the completed address after %s', async (_, leave) => {
  await typeAddress('tickets.example')
  await leave()
  expect(input().value).toBe('https://tickets.example')
  expect(stored()).toBe('https://tickets.example')
})

test('stores the suggestion that the arrow keys and Enter choose', async () => {
  await typeAddress('film')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(stored()).toBe('/films')
  expect(input().value).toBe('/films')
})

test.each(['https://tickets.example', 'tickets.example', 'film', '/films'])(
  'keeps the suggestions closed after Escape, also when “%s” is stored later',
  async (text) => {
    await typeAddress(text)
    await userEvent.keyboard('{Escape}')
    await act(async () => {})
    expect(screen.queryByRole('option')).toBeNull()
  },
)

test('does not offer all pages when an address without suggestions is stored', async () => {
  await typeAddress('https://tickets.example')
  await act(async () => {})
  expect(screen.queryByRole('option')).toBeNull()
})

test('offers all pages after the list was closed', async () => {
  await typeAddress('https://tickets.example')
  await userEvent.keyboard('{Escape}{ArrowDown}')
  expect(screen.getByRole('option').textContent).toContain('/films')
})

test('announces that an invalid address was not applied when the form closes', async () => {
  const say = vi.fn()
  const unmount = await typeAddress('tickets', { say })
  expect(screen.getByRole('alert').textContent).toBe('"tickets" is not an address.')
  unmount()
  expect(say.mock.calls).toEqual([['Address was not changed. "tickets" is not an address.']])
})

test('announces nothing when the form closes with a valid address', async () => {
  const say = vi.fn()
  const unmount = await typeAddress('tickets.example', { say })
  unmount()
  expect(say).not.toHaveBeenCalled()
})
