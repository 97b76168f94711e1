import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Problem } from '../../../site/validate/problem'
import type { DraftState } from '../draft/draftState'
import { createHistory } from '../draft/history'
import type { ChangedDocument } from '../draft/siteFolder'
import { newErrors } from './changes'
import { ReviewDialog } from './ReviewDialog'

vi.mock(import('./changes'), async (original) => ({ ...(await original()), newErrors: vi.fn() }))

const STATE: DraftState = {
  history: createHistory(new Map()),
  saved: 0,
  disk: new Map([['config.json', { text: '{}', tag: '"1"' }]]),
  conflicts: [],
  saves: [],
  broken: new Set(),
  restored: 0,
  isSaving: false,
  isStored: true,
}
const CHANGED: ChangedDocument[] = [{ path: 'config.json', tag: '"1"', text: '{ "a": 1 }' }]
const ERROR: Problem = { severity: 'error', rule: 'value/type', file: 'config.json', pointer: '', message: 'is wrong' }

let answers: { resolve: (errors: Problem[]) => void; reject: (error: Error) => void }[]
const button = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
const onClose = vi.fn()

beforeEach(() => {
  answers = []
  onClose.mockReset()
  vi.mocked(newErrors).mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        answers.push({ resolve, reject })
      }),
  )
})

function show({ changed = CHANGED, onSave = async () => true, message = '', state = STATE } = {}) {
  const dialog = (documents: ChangedDocument[]) => (
    <ReviewDialog
      state={state}
      changed={documents}
      message={message}
      onSave={onSave}
      onDiscard={() => {}}
      onClose={onClose}
    />
  )
  const { rerender } = render(dialog(changed))
  return { update: (documents: ChangedDocument[]) => rerender(dialog(documents)) }
}

test('saves only after the check', async () => {
  show()
  expect(button(/save/i).disabled).toBe(true)
  await act(async () => answers[0]?.resolve([ERROR]))
  expect(button(/1 new error/).disabled).toBe(false)
})

test('checks again after the documents have changed, but not for equal ones', async () => {
  const { update } = show()
  await act(async () => answers[0]?.resolve([]))
  update(structuredClone(CHANGED))
  expect(button(/save/i).disabled).toBe(false)
  update([{ path: 'config.json', tag: '"2"', text: '{ "a": 2 }' }])
  expect(button(/save/i).disabled).toBe(true)
  expect(answers).toHaveLength(2)
  await act(async () => answers[1]?.resolve([ERROR]))
  expect(button(/1 new error/).disabled).toBe(false)
})

test('saves documents that could not be checked', async () => {
  show()
  await act(async () => answers[0]?.reject(new Error('offline')))
  expect(button(/save/i).disabled).toBe(false)
  screen.getByText(/could not be checked: offline/)
})

test('closes after a successful save', async () => {
  show({ message: 'Saved 1 file.' })
  await act(async () => answers[0]?.resolve([]))
  await act(async () => fireEvent.click(button(/save/i)))
  expect(onClose).toHaveBeenCalledOnce()
})

test('stays open and shows the message after a failed save', async () => {
  show({ message: 'Not saved: read-only', onSave: async () => false })
  await act(async () => answers[0]?.resolve([]))
  expect(screen.getByRole('status').textContent).toBe('')
  await act(async () => fireEvent.click(button(/save/i)))
  expect(screen.getByRole('status').textContent).toBe('Not saved: read-only')
  expect(onClose).not.toHaveBeenCalled()
})

test.each([
  ['enables discarding when saved steps were undone', CHANGED, false, false],
  ['disables discarding without changed documents', [], false, true],
  ['disables discarding while saving', CHANGED, true, true],
])('%s', (_, changed, isSaving, isDisabled) => {
  show({ changed, state: { ...STATE, isSaving } })
  expect(button(/discard/i).disabled).toBe(isDisabled)
})
