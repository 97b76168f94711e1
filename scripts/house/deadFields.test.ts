import { join } from 'node:path'
import { expect, it, test } from 'vitest'
import { deadFields } from './deadFields'

const root = join(import.meta.dirname, '..', '..')

/** Fields that no run-time code reads as fields of their schema, and why that breaks no promise. */
const UNREAD: [fields: RegExp, why: string][] = [
  [/^(?:Module|View)Types\./, 'no schema: the words of the registries'],
  [/\.schema_version$/, 'the steps from older versions read it before there is a type (src/site/load)'],
  [/^\w+Module\.id$/, 'told with tracking, read before the type is known (src/site/react/ModuleSlot.tsx)'],
  [
    /^(?:Collection|HtmlBlock|TextBlock|Placeholder)Module\.targeting_params$/,
    'holds add_to_menu alone, which is read before the type is known (src/shell/menu/navEntries.ts)',
  ],
  [/^MenuModuleModule\.content$/, 'services send it with every module; its description says that it is not used'],
  [
    /^(?:ModuleList|ModuleListHead|ProfileReply|SeriesParts|WatchlistIds|WatchlistPage)\./,
    'envelopes: taken apart by hand, so that one broken thing costs only itself',
  ],
  [/^(?:Asset|Collection)Person\.id$/, 'people are told by their names'],
  [/^CollectionThumbnail\.ext$/, 'a thumbnail is a picture, or a sign for its type of file'],
  [/^Comment\.content_(?:id|type)$/, 'the service’s: they were asked for by the same'],
  [/^Comment\.updated_at$/, 'services set it for every change, also where nobody changed the words'],
  [
    /^(?:Genre|Season|TitleVersion|LiveFragment|LiveEvent|FycEvent)\.id$/,
    'the service’s: the site goes by slug, number or name',
  ],
  [/^Season\.slug$|^PlaybackAsset\.slug$|^Premiere\.title_id$/, 'the service’s: it was asked for by the same'],
  [/^Service_Title\.(?:type|statuses|atlas_id|mcid)$/, 'the service’s bookkeeping, which the specification lists'],
  [/^(?:Episode|MediaItem)\.type$/, 'the service’s word for what title_type, or the question, says'],
  [/^PlaybackAsset\.code$/, 'read of answers that are no asset, too (src/service/playback.ts)'],
  [/^LiveFragment\.(?:fragment_sub_type|start_time|end_time|runtime)$/, 'only recordings are kept, by fragment_type'],
  [/^LiveEvent\.forbid_concurrent_viewing$/, 'the service ends the other session by the codes 201, 202 and 9999'],
  [/^(?:LoginResponse|UserDeviceLimit)\.message$/, 'the site has words of its own for each code'],
  [/^UserDeviceLimit\.device_(?:limit|count)$/, 'the status of the answer says whether the limit is reached'],
  [/^VideoVersion\.(?:name|poster|runtime)$/, 'the version is chosen by its language, and its asset tells the rest'],
]

const dead = deadFields(root)

it('code that visitors run reads each field of each schema', () => {
  const unread = dead.filter((field) => !UNREAD.some(([fields]) => fields.test(field)))
  expect(
    unread,
    'Fields of schemas that no code in src or registry reads: use or remove them, or say in UNREAD (scripts/house/deadFields.test.ts) why they may stay.',
  ).toEqual([])
})

test.each(UNREAD)('%s are still read by nobody: %s', (fields) => {
  expect(dead.some((field) => fields.test(field))).toBe(true)
})
