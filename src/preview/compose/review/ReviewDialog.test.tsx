import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Problem } from '../../../site/validate/problem'
import type { DraftState } from '../draft/draftState'
import { createHistory } from '../draft/history'
import type { ChangedDocument } from '../draft/siteFolder'
import { type PictureFolder, PictureFolderContext } from '../pick/pictures/pictureFolder'
import { findNewErrors } from './changes'
import { ReviewDialog } from './ReviewDialog'
import { readNewSiteErrors } from './readNewSiteErrors'

vi.mock(import('./changes'), async (original) => ({ ...(await original()), findNewErrors: vi.fn() }))
vi.mock(import('./readNewSiteErrors'), () => ({ readNewSiteErrors: vi.fn() }))

const STATE: DraftState = {
  history: createHistory(new Map()),
  saved: 0,
  disk: new Map([['config.json', { text: '{}', tag: '"1"' }]]),
  conflicts: [],
  saves: [],
  broken: new Map(),
  restored: 0,
  isSaving: false,
  isStored: true,
}
const CHANGED_DOCUMENTS: ChangedDocument[] = [{ path: 'config.json', tag: '"1"', text: '{ "a": 1 }' }]
const ERROR: Problem = { severity: 'error', rule: 'value/type', file: 'config.json', pointer: '', message: 'is wrong' }

let pendingChecks: { resolve: (errors: Problem[]) => void; reject: (error: Error) => void }[]
const button = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
const isDisabled = (name: RegExp) => button(name).getAttribute('aria-disabled') === 'true'
const onClose = vi.fn()
const onDiff = vi.fn()

beforeEach(() => {
  pendingChecks = []
  onClose.mockReset()
  vi.mocked(readNewSiteErrors).mockResolvedValue([])
  vi.mocked(findNewErrors).mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        pendingChecks.push({ resolve, reject })
      }),
  )
})

interface ShowOptions {
  changed?: ChangedDocument[]
  onSave?: () => Promise<boolean>
  message?: string
  state?: DraftState
  folder?: PictureFolder
}

function show({
  changed = CHANGED_DOCUMENTS,
  onSave = async () => true,
  message = '',
  state = STATE,
  folder,
}: ShowOptions = {}) {
  const dialog = (documents: ChangedDocument[], isSaving = state.isSaving) => (
    <PictureFolderContext value={folder}>
      <ReviewDialog
        site="cinema"
        state={{ ...state, isSaving }}
        changed={documents}
        message={message}
        onSave={onSave}
        onDiscard={() => {}}
        onDiff={onDiff}
        onClose={onClose}
      />
    </PictureFolderContext>
  )
  const { rerender } = render(dialog(changed))
  return {
    update: (documents: ChangedDocument[]) => rerender(dialog(documents)),
    setSaving: () => rerender(dialog(changed, true)),
  }
}

test('warns about an uploaded picture that nothing uses', async () => {
  const list = async () => [{ path: 'pictures/foyer.webp', bytes: 1 }]
  const folder: PictureFolder = { list, upload: () => Promise.reject(new Error('Not expected.')) }
  show({ folder })
  expect(await screen.findByText(/^pictures\/foyer\.webp is an uploaded picture that no document/)).toBeTruthy()
})

test('closes the dialog and opens the changed lines in the Diff panel', () => {
  show()
  fireEvent.click(button(/^Open in Diff$/))
  expect(onDiff).toHaveBeenCalledOnce()
  expect(screen.getByRole('dialog', { hidden: true }).hasAttribute('open')).toBe(false)
})

test('enables Save only after the check', async () => {
  show()
  expect(isDisabled(/save/i)).toBe(true)
  await act(async () => pendingChecks[0]?.resolve([ERROR]))
  expect(isDisabled(/1 new error/)).toBe(false)
})

test('adds new errors that only the check of the whole site finds', async () => {
  const message = '"/enter-an-address" matches no page of the site'
  vi.mocked(readNewSiteErrors).mockResolvedValue([ERROR, { ...ERROR, rule: 'link/nowhere', message }])
  show()
  await act(async () => pendingChecks[0]?.resolve([ERROR]))
  expect(isDisabled(/2 new errors/)).toBe(false)
  screen.getByText(message)
})

test('checks again after the documents have changed, but not for equal ones', async () => {
  const { update } = show()
  await act(async () => pendingChecks[0]?.resolve([]))
  update(structuredClone(CHANGED_DOCUMENTS))
  expect(isDisabled(/save/i)).toBe(false)
  update([{ path: 'config.json', tag: '"2"', text: '{ "a": 2 }' }])
  expect(isDisabled(/save/i)).toBe(true)
  expect(pendingChecks).toHaveLength(2)
  await act(async () => pendingChecks[1]?.resolve([ERROR]))
  expect(isDisabled(/1 new error/)).toBe(false)
})

test('enables Save and shows the reason if the documents could not be checked', async () => {
  show()
  await act(async () => pendingChecks[0]?.reject(new Error('offline')))
  expect(isDisabled(/save/i)).toBe(false)
  screen.getByText(/could not be checked: offline/)
})

test('closes after a successful save', async () => {
  show({ message: 'Saved 1 file.' })
  await act(async () => pendingChecks[0]?.resolve([]))
  await act(async () => fireEvent.click(button(/save/i)))
  expect(onClose).toHaveBeenCalledOnce()
})

test('check 11: keeps the focus on a button that its press disables, and ignores the next press', async () => {
  const onSave = vi.fn(() => new Promise<boolean>(() => {}))
  const { setSaving } = show({ onSave })
  await act(async () => pendingChecks[0]?.resolve([]))
  const save = button(/save all/i)
  save.focus()
  fireEvent.click(save)
  setSaving()
  expect(isDisabled(/saving/i)).toBe(true)
  // Browsers move the focus from a disabled element to the body.
  expect(document.activeElement).toBe(save)
  expect(save.disabled).toBe(false)
  fireEvent.click(save)
  expect(onSave).toHaveBeenCalledOnce()
})

test('stays open and shows the message after a failed save', async () => {
  show({ message: 'Not saved: read-only', onSave: async () => false })
  await act(async () => pendingChecks[0]?.resolve([]))
  expect(screen.getByRole('status').textContent).toBe('')
  await act(async () => fireEvent.click(button(/save/i)))
  expect(screen.getByRole('status').textContent).toBe('Not saved: read-only')
  expect(onClose).not.toHaveBeenCalled()
})

test.each([
  ['enables discarding when saved steps were undone', CHANGED_DOCUMENTS, false, false],
  ['disables discarding without changed documents', [], false, true],
  ['disables discarding while saving', CHANGED_DOCUMENTS, true, true],
])('%s', (_, changed, isSaving, expected) => {
  show({ changed, state: { ...STATE, isSaving } })
  expect(isDisabled(/discard/i)).toBe(expected)
})

test('lists new errors where keys can scroll them', async () => {
  show()
  await act(async () => pendingChecks[0]?.resolve([ERROR]))
  expect(screen.getByRole('list', { name: 'New errors' }).getAttribute('tabindex')).toBe('0')
})
