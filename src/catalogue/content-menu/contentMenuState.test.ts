import { describe, expect, it } from 'vitest'
import type { ContentMenu } from '../../generated/types'
import {
  type ContentMenuState,
  initialContentMenuState,
  isContentMenuChanged,
  reduceContentMenu,
} from './contentMenuState'
import type { SortValue } from './sortTitles'

const groups = [
  { name: 'All', genres: [] },
  { name: 'Laughs', genres: ['comedy'] },
]
const menuWithDefaultGroup: ContentMenu = { filter: { custom_genres: groups, default_custom_genre: 'Laughs' } }
const stateWithAllChoices: ContentMenuState = {
  term: 'x',
  sort: { value: 'genre', descending: true },
  genre: 'drama',
  type: 'feature',
  module: 'new',
  custom: 'All',
}

describe('initialContentMenuState', () => {
  it.each<[string, ContentMenu, string | undefined]>([
    ['all, without a filter', {}, undefined],
    ['all, where no default is named', { filter: { custom_genres: groups } }, undefined],
    ['the default group', menuWithDefaultGroup, 'Laughs'],
    ['a group named All', { filter: { custom_genres: groups, default_custom_genre: 'All' } }, 'All'],
    [
      'all, where the default is an unknown group',
      { filter: { custom_genres: groups, default_custom_genre: 'Tears' } },
      undefined,
    ],
    ['all, where the filter is off', { filter: { ...menuWithDefaultGroup.filter, is_active: false } }, undefined],
  ])('starts with %s', (_rule, menu, custom) => {
    const state = initialContentMenuState(menu)
    expect(state).toEqual({ term: '', custom })
    expect(isContentMenuChanged(state, menu)).toBe(false)
  })
})

describe('reduceContentMenu', () => {
  const press = (state: ContentMenuState, value?: SortValue) => reduceContentMenu(state, { type: 'sort', value }, {})

  it.each<[SortValue, boolean]>([
    ['alphanumeric', false],
    ['genre', false],
    ['release_year', true],
    ['premiere_date', true],
    ['just_added', true],
  ])('%s: starts in its default direction and toggles on each press', (value, descending) => {
    const first = press({ term: '' }, value)
    expect(first.sort).toEqual({ value, descending })
    const second = press(first, value)
    expect(second.sort).toEqual({ value, descending: !descending })
    expect(press(second, value).sort).toEqual({ value, descending })
  })

  it('uses the default direction of a new sort key after the previous key was reversed', () => {
    const turned = press(press({ term: '' }, 'release_year'), 'release_year')
    expect(press(turned, 'just_added').sort).toEqual({ value: 'just_added', descending: true })
    expect(press(turned, 'alphanumeric').sort).toEqual({ value: 'alphanumeric', descending: false })
  })

  it('clears the sort when the sort action has no value', () => {
    expect(press(stateWithAllChoices).sort).toBeUndefined()
  })

  it.each([
    [{ type: 'search', term: ' y ' } as const, { ...stateWithAllChoices, term: ' y ' }],
    [{ type: 'genre', slug: 'comedy' } as const, { ...stateWithAllChoices, genre: 'comedy' }],
    [{ type: 'genre' } as const, { ...stateWithAllChoices, genre: undefined }],
    [{ type: 'type', titleType: 'series' } as const, { ...stateWithAllChoices, type: 'series' }],
    [{ type: 'type' } as const, { ...stateWithAllChoices, type: undefined }],
    [{ type: 'module', key: 'old' } as const, { ...stateWithAllChoices, module: 'old' }],
    [{ type: 'module' } as const, { ...stateWithAllChoices, module: undefined }],
    [{ type: 'custom', name: 'Laughs' } as const, { ...stateWithAllChoices, custom: 'Laughs' }],
    [{ type: 'custom' } as const, { ...stateWithAllChoices, custom: undefined }],
    [{ type: 'clear' } as const, { term: '', custom: 'Laughs' }],
  ])('the action %j changes only its own choice; clear resets all choices', (action, state) => {
    expect(reduceContentMenu(stateWithAllChoices, action, menuWithDefaultGroup)).toEqual(state)
  })
})

describe('isChanged', () => {
  it.each<[Partial<ContentMenuState>, boolean]>([
    [{}, false],
    [{ term: '  ' }, false],
    [{ term: 'x' }, true],
    [{ sort: { value: 'genre', descending: false } }, true],
    [{ genre: 'drama' }, true],
    [{ type: 'feature' }, true],
    [{ module: 'new' }, true],
    [{ custom: 'All' }, true],
    [{ custom: undefined }, true],
  ])('with the initial state changed by %j returns %s', (change, changed) => {
    expect(
      isContentMenuChanged({ ...initialContentMenuState(menuWithDefaultGroup), ...change }, menuWithDefaultGroup),
    ).toBe(changed)
  })
})
