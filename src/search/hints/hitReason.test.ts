import { expect, test } from 'vitest'
import { aTitle } from '../../catalogue/testing/InSite'
import { createText } from '../../text/createText'
import { hitReason } from './hitReason'

const t = createText()
const meta = { alternate_title_name: 'The Last Man', director: 'F. W. Murnau', cast: [{ name: 'Emil Jannings' }] }
const title = { ...aTitle('a', { name: 'The Last Laugh', title_name: 'Der letzte Mann', meta }), tags: ['Doorman', 7] }

test.each([
  ['its name', 'laugh', undefined],
  ['its name, without regard to accents and case', 'LÁST', undefined],
  ['its original name', 'letzte', 'Also called Der letzte Mann'],
  ['another name', 'last man', 'Also called The Last Man'],
  ['a tag', 'door', 'Tag: Doorman'],
  ['who made it', 'murnau', 'Directed by F. W. Murnau'],
  ['who plays in it', 'emil', 'With Emil Jannings'],
  ['something that belongs to it', 'premiere', 'Among its extras'],
  ['nothing', '', undefined],
])('explains a match by %s', (_, terms, reason) => {
  expect(hitReason(title, terms, t)).toBe(reason)
})

test('explains a series that matched by an episode', () => {
  expect(hitReason(aTitle('judex', { title_type: 'series' }), 'prologue', t)).toBe('In one of its episodes')
})
