import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { useSyncExternalStore } from 'react'
import { expect, test, vi } from 'vitest'
import type { SiteOperation } from '../../../tools/edit/editSite'
import { fieldRules } from '../../schemas/siteRules'
import { createDraftRules } from '../draft/draftRules'
import type { DraftStore } from '../draft/draftStore'
import { fakeSite } from '../draft/testing/fakeSite'
import { useComposeActions } from '../useComposeActions'
import { Decisions } from './Decisions'

const RULES = createDraftRules({ fields: fieldRules })
const HOME_FILE = 'modules/home.json'
const createEntry = (slug: string, name: string) => ({
  position: 1,
  module: { slug, type: 'text_block', display_name: name, content: 'Text' },
})
const listText = (...modules: object[]) => `${JSON.stringify({ data: modules }, undefined, 2)}\n`
const rename = (slug: string, value: string): SiteOperation => ({
  file: HOME_FILE,
  change: { do: 'set', at: ['data', { slug }, 'module', 'display_name'], value },
})

function DecisionsOfDraft({ draft, onDone }: { draft: DraftStore; onDone: () => void }) {
  const { history, conflicts } = useSyncExternalStore(draft.subscribe, draft.get)
  const { actions } = useComposeActions(draft)
  return <Decisions draft={draft} files={history.files} conflicts={conflicts} actions={actions} onDone={onDone} />
}

/** A draft with two changes of `a` and one of `b`, after another program has written this text. */
async function showAfterDiskChange(text: string | undefined) {
  const site = fakeSite({ [HOME_FILE]: listText(createEntry('a', 'A'), createEntry('b', 'B')) }, RULES)
  const draft = await site.open()
  for (const [slug, value] of [
    ['a', 'On'],
    ['a', 'Ours'],
    ['b', 'Also ours'],
  ] as const)
    draft.perform({ label: `Heading of ${slug}`, operations: [rename(slug, value)] })
  if (text === undefined) site.disk.delete(HOME_FILE)
  else site.disk.set(HOME_FILE, text)
  await draft.refresh(HOME_FILE)
  const onDone = vi.fn()
  render(<DecisionsOfDraft draft={draft} onDone={onDone} />)
  return { site, draft, onDone }
}

const press = async (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const THEIR_TEXT = listText(createEntry('a', 'Theirs'), createEntry('b', 'B'))

test.each<[string, string, () => Promise<void>, string]>([
  ['the draft value', 'Use mine', async () => {}, 'Ours'],
  ['the disk value', 'Use the value on disk', async () => {}, 'Theirs'],
  [
    'a new text',
    'Use this text',
    async () => {
      await press('Write a new text')
      fireEvent.change(screen.getByLabelText('New text'), { target: { value: 'New' } })
    },
    'New',
  ],
])(
  'saves %s for a value changed in the draft and on disk, and keeps the other changes',
  async (_, button, prepare, name) => {
    const { site, draft, onDone } = await showAfterDiskChange(THEIR_TEXT)
    await expect(draft.save()).rejects.toThrow('Choose which to keep, then save again')
    await prepare()
    await press(button)
    await expect.poll(() => onDone.mock.calls.length, { timeout: 10_000 }).toBe(1)
    expect(await draft.save()).toEqual([])
    expect(site.disk.get(HOME_FILE)).toBe(listText(createEntry('a', name), createEntry('b', 'Also ours')))
  },
)

test('shows both texts, and marks the words that differ', async () => {
  await showAfterDiskChange(THEIR_TEXT)
  const card = within(screen.getByRole('region', { name: 'Heading of a' }))
  expect(card.getByText('Ours').tagName).toBe('MARK')
  expect(card.getByText('Theirs').tagName).toBe('MARK')
})

test('refuses a new text that is invalid, with the message of the validator', async () => {
  const { draft } = await showAfterDiskChange(THEIR_TEXT)
  await press('Write a new text')
  fireEvent.change(screen.getByLabelText('New text'), { target: { value: 'x'.repeat(5000) } })
  await press('Use this text')
  await expect.poll(() => screen.queryByRole('alert')?.textContent, { timeout: 10_000 }).toContain('300')
  expect(draft.get().conflicts).toHaveLength(2)
})

const dataOf = (text: string | undefined): unknown => text && JSON.parse(text)
const OUR_ENTRIES = [createEntry('a', 'Ours'), createEntry('b', 'Also ours')] as const
test.each<[string, string | undefined, string, string | undefined]>([
  ['creates a removed module again', listText(createEntry('b', 'B')), 'Create again', listText(...OUR_ENTRIES)],
  [
    'drops the changes of a removed module',
    listText(createEntry('b', 'B')),
    'Drop 2 changes',
    listText(OUR_ENTRIES[1]),
  ],
  ['creates a removed file again', undefined, 'Create again', listText(...OUR_ENTRIES)],
  ['drops the changes of a removed file', undefined, 'Drop 3 changes', undefined],
])('%s', async (_, onDisk, button, saved) => {
  const { site, draft, onDone } = await showAfterDiskChange(onDisk)
  await press(button)
  await expect.poll(() => onDone.mock.calls.length, { timeout: 10_000 }).toBe(1)
  await draft.save()
  expect(dataOf(site.disk.get(HOME_FILE))).toEqual(dataOf(saved))
})
