import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { DraftState } from '../draft/draftState'
import type { DraftStore } from '../draft/draftStore'
import { createHistory } from '../draft/history'
import { Notices } from './Notices'

const FILE = 'modules/home.json'

test.each([
  ['{ "data": [] }', 'The last valid text is shown'],
  ['{ "data": [', 'Its content is not shown'],
])('warns about a file that is broken on disk, with %s in the draft: "%s"', (text, expected) => {
  const state: DraftState = {
    history: createHistory(new Map([[FILE, text]])),
    saved: 0,
    disk: new Map([[FILE, { text, tag: '1' }]]),
    conflicts: [],
    saves: [],
    broken: new Map([[FILE, { text: '{', tag: '2' }]]),
    restored: 0,
    isSaving: false,
    isStored: true,
  }
  render(<Notices state={state} draft={{} as DraftStore} isConnected={true} onDecide={vi.fn()} onEdit={vi.fn()} />)
  expect(screen.getByRole('alert').textContent).toContain(
    `${FILE} is not valid JSON on disk. ${expected}; saving waits until the file is fixed.`,
  )
})
