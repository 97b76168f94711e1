import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Collection } from '../../generated/types'
import { showPage } from '../testing/pageSite'
import { CollectionCard } from './CollectionCard'

const far = '2999-01-01'
test.each([
  ['one that is over', { expire_date: '2020-01-01', items: { total: 3 } }, true, 'WeimarExpired3 items'],
  ['one without anything in it', { expire_date: far, items: { total: 0 } }, true, 'WeimarNothing in it yet'],
  ['any other', { expire_date: far, items: { total: 3 } }, false, 'Weimar3 items'],
])('%s looks as it is', (_, more, spent, text) => {
  const collection = { id: 1, title: 'Weimar', ...more } as Collection
  showPage(<CollectionCard collection={collection} />, {})
  const card = screen.getByRole('link')
  expect(card.textContent).toBe(text)
  expect(card.className.includes('mq-bundle--spent')).toBe(spent)
})

test('the first three assets stand in its frame, as their picture or as the sign of their kind, with how many more there are', () => {
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

test('where no asset has a picture its background stands in, before the signs of the first ones', () => {
  const items = { total: 14, thumbnails: [{ file_type: 'audio' }, {}, {}] }
  showPage(<CollectionCard collection={{ id: 1, title: 'Score', background: '/b.webp', items } as Collection} />, {})
  const card = screen.getByRole('link')
  expect(card.querySelectorAll('img')).toHaveLength(1)
  expect(card.querySelectorAll('.mq-thumbs__sign')).toHaveLength(2)
  expect(card.querySelector('.mq-thumbs__more')?.textContent).toBe('+12')
})

test('who works on it is seen, three of them', () => {
  const users = ['Ada Lindqvist', 'Mira Kuleshova', 'Tomas Bauer', 'Javad Rahimi'].map((name) => {
    const [first_name, last_name] = name.split(' ')
    return { user: `${first_name}@guild.example`, first_name, last_name }
  })
  showPage(
    <CollectionCard collection={{ id: 1, title: 'Weimar', items: { total: 1 }, access: { users } } as Collection} />,
    {},
  )
  const faces = [...document.querySelectorAll('.mq-person')]
  expect(faces.map((face) => face.textContent)).toEqual(['AL', 'MK', 'TB'])
})
