import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Collection } from '../../generated/types'
import { showPage } from '../testing/pageSite'
import { CollectionCard } from './CollectionCard'

const DISTANT_DATE = '2999-01-01'
test.each([
  ['an expired collection', { expire_date: '2020-01-01', items: { total: 3 } }, true, 'WeimarExpired3 items'],
  ['an empty collection', { expire_date: DISTANT_DATE, items: { total: 0 } }, true, 'WeimarEmpty'],
  ['an active collection', { expire_date: DISTANT_DATE, items: { total: 3 } }, false, 'Weimar3 items'],
])('renders %s', (_, more, spent, text) => {
  const collection = { id: 1, title: 'Weimar', ...more } as Collection
  showPage(<CollectionCard collection={collection} />, {})
  const card = screen.getByRole('link')
  expect(card.textContent).toBe(text)
  expect(card.className.includes('mq-bundle--spent')).toBe(spent)
})

test('shows a picture or file type icon for the first three assets, and the number of further assets', () => {
  const thumbnails = [
    { image: '/a.webp' },
    { file_type: 'audio' },
    { image: 'javascript:alert(1)' },
    { image: '/d.webp' },
  ]
  const collection = { id: 1, title: 'Weimar', items: { total: 12, thumbnails } } as Collection
  showPage(<CollectionCard collection={collection} />, {})
  const card = screen.getByRole('link')
  expect(card.querySelectorAll('.mq-thumbs > span')).toHaveLength(3)
  expect(card.querySelectorAll('img')).toHaveLength(1)
  expect(card.querySelectorAll('.mq-thumbs__sign')).toHaveLength(2)
  expect(card.querySelector('.mq-thumbs__more')?.textContent).toBe('+9')
})

test('shows the background before file type icons if no asset has a picture', () => {
  const items = { total: 14, thumbnails: [{ file_type: 'audio' }, {}, {}] }
  showPage(<CollectionCard collection={{ id: 1, title: 'Score', background: '/b.webp', items } as Collection} />, {})
  const card = screen.getByRole('link')
  expect(card.querySelectorAll('img')).toHaveLength(1)
  expect(card.querySelectorAll('.mq-thumbs__sign')).toHaveLength(2)
  expect(card.querySelector('.mq-thumbs__more')?.textContent).toBe('+12')
})

test('shows avatars of up to three people', () => {
  const users = ['Ada Lindqvist', 'Mira Kuleshova', 'Tomas Bauer', 'Javad Rahimi'].map((name) => {
    const [first_name, last_name] = name.split(' ')
    return { user: `${first_name}@guild.example`, first_name, last_name }
  })
  showPage(
    <CollectionCard collection={{ id: 1, title: 'Weimar', items: { total: 1 }, access: { users } } as Collection} />,
    {},
  )
  const avatars = [...document.querySelectorAll('.mq-person')]
  expect(avatars.map((avatar) => avatar.textContent)).toEqual(['AL', 'MK', 'TB'])
})
