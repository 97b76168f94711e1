import { expect, test } from 'vitest'
import { aTitle } from '../../catalogue/testing/InSite'
import { createText } from '../../text/createText'
import { matchReason } from './matchReason'

const t = createText()
const meta = { alternate_title_name: 'The Last Man', director: 'F. W. Murnau', cast: [{ name: 'Emil Jannings' }] }
const title = { ...aTitle('a', { name: 'The Last Laugh', title_name: 'Der letzte Mann', meta }), tags: ['Doorman', 7] }

test.each([
  ['its name', 'laugh', undefined],
  ['its name, ignoring accents and case', 'LÁST', undefined],
  ['its original name', 'letzte', 'Also called Der letzte Mann'],
  ['another name', 'last man', 'Also called The Last Man'],
  ['a tag', 'door', 'Tag: Doorman'],
  ['the director', 'murnau', 'Directed by F. W. Murnau'],
  ['an actor', 'emil', 'With Emil Jannings'],
  ['one of its extras', 'premiere', 'Found among its extras'],
  ['empty terms', '', undefined],
])('explains a match by %s', (_, terms, reason) => {
  expect(matchReason(title, terms, t)).toBe(reason)
})

test('explains a series that matched by an episode', () => {
  expect(matchReason(aTitle('judex', { title_type: 'series' }), 'prologue', t)).toBe('Found in one of its episodes')
})
