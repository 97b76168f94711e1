import { act, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Problem } from '../../../site/validate/problem'
import type { SiteTexts } from '../../../tools/edit/editSite'
import * as validation from '../../editor/validateFileText'
import type { ComposeActions } from '../useComposeActions'
import { DraftProblems } from './DraftProblems'
import * as siteCheck from './readSiteProblems'
import { useDraftProblems } from './useDraftProblems'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(siteCheck, 'readSiteProblems').mockResolvedValue([])
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function Panel({ files }: { files: SiteTexts }) {
  return (
    <DraftProblems
      {...useDraftProblems(files, [], 'cinema')}
      actions={{} as ComposeActions}
      onSelect={vi.fn()}
      onEdit={vi.fn()}
    />
  )
}
const filesWithConfig = (text: string): SiteTexts => new Map([['config.json', text]])
const waitForCheck = () => act(() => vi.advanceTimersByTimeAsync(600))
const problemAt = (file: string, message: string): Problem => ({
  severity: 'error',
  rule: 'link/nowhere',
  file,
  pointer: '',
  message,
})

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

test('lists what only the check of the whole site finds after the problems of the documents', async () => {
  const invalid = problemAt('config.json', 'This is invalid.')
  vi.spyOn(validation, 'validateFileText').mockResolvedValue([invalid])
  vi.mocked(siteCheck.readSiteProblems).mockResolvedValue([
    invalid,
    problemAt('config.json', 'This page does not exist.'),
    problemAt('titles/a.json', 'This film does not exist.'),
  ])
  render(<Panel files={filesWithConfig('{}')} />)
  await waitForCheck()
  const items = screen.getAllByRole('listitem')
  expect(items.map((each) => each.querySelector('p')?.textContent)).toEqual([
    'Error This is invalid.',
    'Error This page does not exist.',
    'Error This film does not exist.',
  ])
  // Compose does not edit the files of titles.
  expect(items.map((each) => within(each).queryAllByRole('button').length)).toEqual([2, 2, 0])
})

test('does not say that there is no problem before the whole site is checked', async () => {
  vi.spyOn(validation, 'validateFileText').mockResolvedValue([])
  let finish = (_: Problem[]) => {}
  vi.mocked(siteCheck.readSiteProblems).mockReturnValue(
    new Promise((resolve) => {
      finish = resolve
    }),
  )
  render(<Panel files={filesWithConfig('{}')} />)
  await waitForCheck()
  expect(screen.getByText('Checking the documents …')).toBeTruthy()
  await act(async () => finish([]))
  expect(screen.getByText('The validator reports no problem.')).toBeTruthy()
})

test('says that the site could not be checked', async () => {
  vi.spyOn(validation, 'validateFileText').mockResolvedValue([])
  vi.mocked(siteCheck.readSiteProblems).mockRejectedValue(new Error('The development server does not respond.'))
  render(<Panel files={filesWithConfig('{}')} />)
  await waitForCheck()
  expect(screen.getByText(/could not be checked: The development server does not respond\./)).toBeTruthy()
})
