import { expect, test } from 'vitest'
import type { Runtime } from '../../site/runtime'
import { findEntriesNotShown } from './findEntriesNotShown'

const runtimeFor = (signedIn: boolean) =>
  ({
    session: { state: () => ({ signedIn }) },
    plan: {
      routes: [
        { index: 0, route: '/home', label: 'Home' },
        { index: 2, route: '/lounge', label: 'Lounge', login_required: true },
        { index: 3, route: '/join', label: 'Join', logout_required: true, placement: 'footer' },
        // One entry for visitors, two pages.
        { index: 4, route: '/', label: 'Start', login_required: true },
        { index: 5, route: '/', label: 'Start', logout_required: true },
        { index: 6, route: '/title/:slug', label: 'Title', login_required: true },
      ],
      document: {
        site_config: {
          ext_nav_links: [{ label: 'Shop', url: '/shop' }],
          footer: { columns: [{ heading: 'Us', links: [{ label: 'Press', url: '/press', login_required: true }] }] },
        },
      },
    },
  }) as unknown as Runtime

test.each([
  [
    false,
    ['Lounge /site_config/routing/2/login_required', 'Press /site_config/footer/columns/0/links/0/login_required'],
    'viewer',
  ],
  [true, ['Join /site_config/routing/3/logout_required'], 'signed-out'],
])(
  'with signed in %s lists entries for other visitors with locations and a change that shows them',
  (signedIn, names, viewer) => {
    const found = findEntriesNotShown(runtimeFor(signedIn))
    expect(found.map(({ name, place }) => `${name} ${place.pointer}`)).toEqual(names)
    expect(found.every(({ previewChange }) => previewChange?.change.viewer === viewer)).toBe(true)
  },
)
