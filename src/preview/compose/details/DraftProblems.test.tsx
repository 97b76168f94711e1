import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SiteTexts } from '../../../tools/edit/editSite'
import * as validation from '../../editor/validateFileText'
import type { ComposeActions } from '../useComposeActions'
import { DraftProblems } from './DraftProblems'
import { useDraftProblems } from './useDraftProblems'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function Panel({ files }: { files: SiteTexts }) {
  return (
    <DraftProblems {...useDraftProblems(files)} actions={{} as ComposeActions} onSelect={vi.fn()} onEdit={vi.fn()} />
  )
}
const filesWithConfig = (text: string): SiteTexts => new Map([['config.json', text]])
const waitForCheck = () => act(() => vi.advanceTimersByTimeAsync(600))

test('says that the documents are being checked, and then that there is no problem', async () => {
  vi.spyOn(validation, 'validateFileText').mockResolvedValue([])
  render(<Panel files={filesWithConfig('{}')} />)
  expect(screen.getByText('Checking the documents …')).toBeTruthy()
  await waitForCheck()
  expect(screen.getByText('The validator reports no problem.')).toBeTruthy()
})

test('says that the documents could not be checked, until they are', async () => {
  const validate = vi.spyOn(validation, 'validateFileText').mockRejectedValueOnce(new Error('Failed to fetch'))
  const { rerender } = render(<Panel files={filesWithConfig('{}')} />)
  await waitForCheck()
  expect(screen.getByText(/could not be checked: Failed to fetch/)).toBeTruthy()
  validate.mockResolvedValue([])
  rerender(<Panel files={filesWithConfig('{ }')} />)
  await waitForCheck()
  expect(screen.getByText('The validator reports no problem.')).toBeTruthy()
})

test('checks only documents that have changed', async () => {
  const validate = vi.spyOn(validation, 'validateFileText').mockResolvedValue([])
  const first = new Map([
    ['config.json', '{}'],
    ['modules/home.json', '{}'],
  ])
  const { rerender } = render(<Panel files={first} />)
  await waitForCheck()
  rerender(<Panel files={new Map(first).set('config.json', '{ }')} />)
  await waitForCheck()
  expect(validate.mock.calls.map(([path]) => path)).toEqual(['config.json', 'modules/home.json', 'config.json'])
})
