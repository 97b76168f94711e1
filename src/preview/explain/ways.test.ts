import { expect, test } from 'vitest'
import { goesOfLink, goesOfModule, goesOfRoute, type Way } from './ways'

const FROM = '2026-11-20T18:00:00Z'
const UNTIL = '2026-11-27T18:00:00Z'
const OUT = { viewer: 'signed-out' }

test.each<[string, Way[], Way['change'][]]>([
  ['a module that is always there', goesOfModule({}, { type: 'text_block' }), []],
  [
    'one with its time',
    goesOfModule({ from: FROM, until: UNTIL }, {}),
    [{ clock: '2026-11-20T17:59:00Z' }, { clock: '2026-11-27T18:01:00Z' }],
  ],
  ['one whose time is none', goesOfModule({ from: 'soon', until: 7 }, {}), []],
  ['what the viewer goes on with', goesOfModule(undefined, { config: { history: true } }), [OUT, { progress: '' }]],
  ['collections of the viewer', goesOfModule({}, { config: { collection_type: 'shared' }, content: [] }), [OUT]],
  ['collections that are named', goesOfModule({}, { config: { collection_type: 'shared' }, content: [{}] }), []],
  ['a protected page', goesOfRoute({ protected: true }), [OUT]],
  ['a page for who is signed out', goesOfRoute({ logout_required: true }), [{ viewer: 'viewer' }]],
  ['a page for all', goesOfRoute({}), []],
  ['a link for who is signed in', goesOfLink({ login_required: true }), [OUT]],
])('%s', (_, ways, changes) => {
  expect(ways.map(({ change }) => change)).toEqual(changes)
})
