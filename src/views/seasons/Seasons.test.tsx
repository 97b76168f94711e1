import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { InSite } from '../../catalogue/testing/InSite'
import type { Title } from '../../generated/types'
import type { SeasonGroup } from '../../service/seasons'
import Seasons from './Seasons'

const seasonGroup = (season_num: number, slugs: string[], name?: string): SeasonGroup => ({
  season: { id: season_num, season_num, name },
  episodes: slugs.map((slug, index) => ({
    slug,
    name: slug,
    asset_id: `a-${slug}`,
    episode_num: index + 1,
    runtime: 600,
    progress: index === 0 ? 600 : 0,
  })),
})

const show = (
  data: SeasonGroup[],
  meta: Title['meta'] = {},
  site: Omit<Parameters<typeof InSite>[0], 'children'> = {},
) =>
  render(
    <InSite {...site}>
      <Seasons view={{ type: 'seasons' }} title={{ slug: 'show', meta }} data={data} />
    </InSite>,
  )
const linkedSlugs = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href')?.replace('/watch/', ''))

test('selects the last season with episodes and switches seasons', async () => {
  show([seasonGroup(1, ['a', 'b']), seasonGroup(2, ['c'], 'The return'), seasonGroup(3, [])])
  const select = screen.getByRole('combobox', { name: 'Season' })
  expect(
    within(select)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Season 1', 'The return', 'Season 3'])
  expect((select as HTMLSelectElement).value).toBe('2')
  expect(linkedSlugs()).toEqual(['c'])
  await userEvent.selectOptions(select, 'Season 1')
  expect(linkedSlugs()).toEqual(['a', 'b'])
})

test('shows a message for a season without episodes', async () => {
  show([seasonGroup(1, ['a']), seasonGroup(2, [])])
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Season 2')
  expect(screen.getByText('No episodes yet.')).toBeTruthy()
  expect(linkedSlugs()).toEqual([])
})

test('shows the name of a single season without a select', () => {
  show([seasonGroup(1, ['a'])])
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(screen.getByText('Season 1')).toBeTruthy()
})

test.each([
  [true, true],
  [false, false],
])('signed in: %s, shows how much was watched: %s', (signedIn, isShown) => {
  show([seasonGroup(1, ['a', 'b'])], {}, { signedIn })
  expect(screen.queryByText('1 of 2 watched') !== null).toBe(isShown)
})

test('shows one list if season names are hidden', () => {
  show([seasonGroup(1, ['a', 'b']), seasonGroup(2, ['c'])], { hide_season_label: true })
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(screen.queryByText(/Season/)).toBeNull()
  expect(linkedSlugs()).toEqual(['a', 'b', 'c'])
})

test('shows the custom heading', () => {
  show([seasonGroup(1, ['a'])], { custom_episode_heading: 'Ten nights' })
  expect(screen.getByRole('heading', { name: 'Ten nights' })).toBeTruthy()
})
