import { expect, test } from 'vitest'
import { applyChange, editSite, type SiteTexts } from '../../../../tools/edit/editSite'
import { addTitle, choiceOperations, initialChoice, titlePlacesOf, toggleTitle } from './choice'

const FILE = 'modules/home.json'
const CARDS = [{ slug: 'a', kicker: 'First' }, { slug: 'b' }, { name: 'No slug' }, { slug: 'a', name: 'Again' }]

/** The list after the titles were pressed, one after the other. */
function listAfter(cards: readonly unknown[] | undefined, pressed: readonly string[]) {
  const own = cards ?? []
  const chosen = pressed.reduce((before, slug) => toggleTitle(own, before, slug), initialChoice(own))
  let files: SiteTexts = new Map([[FILE, JSON.stringify(cards ? { content: cards } : {})]])
  const operations = choiceOperations(FILE, ['content'], cards, chosen)
  for (const operation of operations) {
    const edited = editSite(files, operation)
    if ('refused' in edited) throw new Error(edited.refused)
    if (edited.change) files = applyChange(files, edited.change)
  }
  return { content: JSON.parse(files.get(FILE) ?? '').content, count: operations.length }
}

const [FIRST, SECOND, NO_SLUG, AGAIN] = CARDS

test.each<[string, readonly unknown[] | undefined, string[], unknown, number]>([
  ['nothing', CARDS, [], CARDS, 0],
  ['a new title', CARDS, ['c'], [...CARDS, { slug: 'c' }], 1],
  ['two new titles, in order', CARDS, ['d', 'c'], [...CARDS, { slug: 'd' }, { slug: 'c' }], 2],
  ['a title with one card', CARDS, ['b'], [FIRST, NO_SLUG, AGAIN], 1],
  ['a title with two cards', CARDS, ['a'], [SECOND, NO_SLUG], 2],
  ['a title that is removed and added again', CARDS, ['b', 'b'], [FIRST, NO_SLUG, AGAIN, SECOND], 2],
  ['a new title that is removed again', CARDS, ['c', 'c'], CARDS, 0],
  ['a title of the list and a new one', CARDS, ['b', 'c'], [FIRST, NO_SLUG, AGAIN, { slug: 'c' }], 2],
  ['the only title of a list', [{ slug: 'a' }], ['a'], [], 1],
  ['titles for a list that is not set', undefined, ['b', 'a'], [{ slug: 'b' }, { slug: 'a' }], 1],
  ['nothing for a list that is not set', undefined, [], undefined, 0],
])('returns the cards of a list after toggling %s', (_, cards, pressed, content, count) => {
  const result = listAfter(cards, pressed)
  expect(result.content).toEqual(content)
  expect(result.count).toBe(count)
})

test('numbers the titles in the order of the list, and cards without a title, too', () => {
  const chosen = toggleTitle(CARDS, toggleTitle(CARDS, initialChoice(CARDS), 'b'), 'c')
  expect([...titlePlacesOf(CARDS, chosen)]).toEqual([
    ['a', 1],
    ['c', 4],
  ])
})

test('adds a title once', () => {
  expect(addTitle(CARDS, initialChoice(CARDS), 'a')).toEqual(initialChoice(CARDS))
})
