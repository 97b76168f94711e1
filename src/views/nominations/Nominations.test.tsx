import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aTitle } from '../../catalogue/testing/InSite'
import Nominations from './Nominations'

test('lists wins first and names the title if there is no nominee', () => {
  const title = aTitle('faust', { name: 'Faust', nominations: { award_count: 1, nomination_count: 2 } })
  const awards = [
    { category: 'Picture', award: 'Jury', year: 2026 },
    { category: 'Camera', nominee: 'Carl Hoffmann', award: 'Jury', year: 2026, won: true },
  ]
  render(<Nominations view={{ type: 'nominations' }} title={title} data={awards} />)
  expect(screen.getByRole('heading').textContent).toBe('Jury, 2026')
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'WonCameraCarl Hoffmann',
    'NominatedPictureFaust',
  ])
  expect(screen.getByText('1 Win')).toBeDefined()
})
