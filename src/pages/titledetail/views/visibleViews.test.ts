import { expect, test } from 'vitest'
import type { PlannedView } from '../../../catalogue/title-layout/titleLayout'
import { visibleViews } from './visibleViews'

const view = (type: string, isPublic = false) => ({ key: type, type, isPublic }) as PlannedView
const views = [view('summary', true), view('cast'), view('spoilers', true)]

test.each([
  ['any site', {}, false, 'summary cast'],
  ['any site with spoilers', { show_spoilers: true }, false, 'summary cast spoilers'],
  ['apple-type site, signed out', { is_apple_site: true, show_spoilers: true }, false, 'summary spoilers'],
  ['apple-type site, signed out, no spoilers', { is_apple_site: true, show_spoilers: false }, false, 'summary'],
  ['apple-type site, signed in', { is_apple_site: true }, true, 'summary cast'],
])('selects the visible views: %s', (_, config, signedIn, expected) => {
  expect(
    visibleViews(views, config, signedIn)
      .map(({ type }) => type)
      .join(' '),
  ).toBe(expected)
})
