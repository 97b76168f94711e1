import { expect, test } from 'vitest'
import { changesHidingLink, changesHidingModule, changesHidingRoute, type PreviewChange } from './previewChanges'

const FROM = '2026-11-20T18:00:00Z'
const UNTIL = '2026-11-27T18:00:00Z'
const SIGNED_OUT = { viewer: 'signed-out' }

test.each<[string, PreviewChange[], PreviewChange['change'][]]>([
  ['a module without conditions', changesHidingModule({}, { type: 'text_block' }), []],
  [
    'a module with start and end dates',
    changesHidingModule({ from: FROM, until: UNTIL }, {}),
    [{ clock: '2026-11-20T17:59:00Z' }, { clock: '2026-11-27T18:01:00Z' }],
  ],
  ['a module with invalid dates', changesHidingModule({ from: 'soon', until: 7 }, {}), []],
  ['a history module', changesHidingModule(undefined, { config: { history: true } }), [SIGNED_OUT, { progress: '' }]],
  [
    'collections of the viewer',
    changesHidingModule({}, { config: { collection_type: 'shared' }, content: [] }),
    [SIGNED_OUT],
  ],
  ['collections with content', changesHidingModule({}, { config: { collection_type: 'shared' }, content: [{}] }), []],
  ['a protected page', changesHidingRoute({ protected: true }), [SIGNED_OUT]],
  ['a page for signed-out visitors', changesHidingRoute({ logout_required: true }), [{ viewer: 'viewer' }]],
  ['a page for everyone', changesHidingRoute({}), []],
  ['a link for signed-in visitors', changesHidingLink({ login_required: true }), [SIGNED_OUT]],
])('lists changes that hide %s', (_, actual, changes) => {
  expect(actual.map(({ change }) => change)).toEqual(changes)
})
