import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Collection } from '../../generated/types'
import { showPage } from '../testing/pageSite'
import { CollectionCard } from './CollectionCard'

const far = '2999-01-01'
test.each([
  ['one that is over', { expire_date: '2020-01-01', items: { total: 3 } }, true, 'Weimar3 itemsExpired'],
  ['one without anything in it', { expire_date: far, items: { total: 0 } }, true, 'WeimarNothing in it yet'],
  ['any other', { expire_date: far, items: { total: 3 } }, false, 'Weimar3 items'],
])('%s looks as it is', (_, more, spent, text) => {
  const collection = { id: 1, title: 'Weimar', ...more } as Collection
  showPage(<CollectionCard collection={collection} />, {})
  const card = screen.getByRole('link')
  expect(card.textContent).toBe(text)
  expect(card.className.includes('mq-bundle--spent')).toBe(spent)
})
