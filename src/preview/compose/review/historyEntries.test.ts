import { expect, test } from 'vitest'
import type { SiteOperation } from '../../../tools/edit/editSite'
import { createHistory, type DraftHistory, perform, undo } from '../draft/history'
import { DISK_STEP_LABEL } from '../draft/mergeDisk'
import { historyEntries } from './historyEntries'

const addStep = (history: DraftHistory, label: string, operation: SiteOperation): DraftHistory => {
  const next = perform(history, { label, operations: [operation], time: 1 })
  if ('refused' in next) throw new Error(next.refused)
  return next
}

test('lists steps, saves and changes on disk, the newest first, with those that were undone', () => {
  let history = addStep(createHistory(new Map()), 'Accent', { file: 'brand.css', text: 'a' })
  history = addStep(history, DISK_STEP_LABEL, { file: 'config.json', text: '{}' })
  history = undo(addStep(history, 'Heading', { file: 'config.json', text: '{ }' }))
  const saves = [{ done: 1, time: 2, paths: ['brand.css', 'config.json'] }]
  expect(historyEntries({ history, saves }).map(({ label, done, isUndone }) => [label, done, isUndone])).toEqual([
    ['Heading', 3, true],
    ['config.json changed on disk', 2, false],
    ['Saved 2 files', 1, false],
    ['Accent', 1, false],
    ['Before the first change', 0, false],
  ])
})
