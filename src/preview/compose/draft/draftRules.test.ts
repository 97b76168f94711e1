import { expect, test, vi } from 'vitest'
import { editBrandToken } from '../site/brand/editBrandToken'
import { createDraftRules } from './draftRules'
import { fakeSite } from './testing/fakeSite'

const BRAND = 'brand.css'
const CSS = ':root { --mq-accent: red; }'
const ACCENT = { label: 'Accent', operations: [{ file: BRAND, token: '--mq-accent', value: 'blue' }] }
const HOME_FILE = 'modules/home.json'
const createFailingRules = () => createDraftRules({}, () => Promise.reject(new TypeError('Failed to fetch')))
const createRules = () => createDraftRules({}, async () => editBrandToken)

test('refuses changes of tokens until the code for style sheets is loaded', async () => {
  const rules = createRules()
  const draft = await fakeSite({ [BRAND]: CSS }, rules).open()
  expect(draft.perform(ACCENT)?.refused).toMatch(/still loading/)
  await rules.load()
  expect(draft.perform(ACCENT)).toBeUndefined()
})

test('loads the code for style sheets again when a change is refused after a failed load', async () => {
  const loadEditToken = vi.fn(async () => editBrandToken).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const rules = createDraftRules({}, loadEditToken)
  const draft = await fakeSite({ [BRAND]: CSS }, rules).open()
  await expect(rules.load()).rejects.toThrow('Failed to fetch')
  expect(draft.perform(ACCENT)?.refused).toMatch(/still loading/)
  expect(loadEditToken).toHaveBeenCalledTimes(2)
  await vi.waitFor(() => expect(rules.get().editToken).toBe(editBrandToken))
  expect(draft.perform(ACCENT)).toBeUndefined()
})

test('loads the code for style sheets to reapply stored changes to a changed file', async () => {
  const rules = createRules()
  const site = fakeSite({ [BRAND]: CSS }, rules)
  const draft = await site.open()
  await rules.load()
  draft.perform(ACCENT)
  site.disk.set(BRAND, CSS.replace('}', '--mq-ink: white; }'))
  const { history, conflicts } = (await site.open(createRules())).get()
  expect(conflicts).toEqual([])
  expect(history.files.get(BRAND)).toBe(':root { --mq-accent: blue; --mq-ink: white; }')
})

test('does not save the repair of a broken file if the unsaved changes cannot be reapplied to it', async () => {
  const rules = createRules()
  const site = fakeSite({ [BRAND]: CSS, [HOME_FILE]: '{' }, rules)
  await rules.load()
  ;(await site.open()).perform(ACCENT)
  const draft = await site.open(createFailingRules())
  await expect(draft.repair(HOME_FILE, '{}')).rejects.toThrow('Failed to fetch')
  expect(site.disk.get(HOME_FILE)).toBe('{')
})

test('merges a change on disk without the code for style sheets if no unsaved change needs it', async () => {
  const site = fakeSite({ [BRAND]: CSS, [HOME_FILE]: '{}' }, createFailingRules())
  const draft = await site.open()
  site.disk.set(HOME_FILE, '{ "data": [] }')
  await draft.refresh(HOME_FILE)
  expect(draft.get().history.files.get(HOME_FILE)).toBe('{ "data": [] }')
})
