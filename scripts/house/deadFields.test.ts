import { join } from 'node:path'
import { expect, it, test } from 'vitest'
import { deadFields } from './deadFields'

const root = join(import.meta.dirname, '..', '..')

/** Fields that no run-time code reads as fields of their schema, and why they may stay. */
const ALLOWED_DEAD_FIELDS: [fields: RegExp, why: string][] = [
  [/^(?:Module|View)Types\./, 'not a schema, but the types of the registries'],
  [/\.schema_version$/, 'read by the migration of older configs, before the document has a type (src/site/load)'],
  [/^\w+Module\.id$/, 'sent with tracking; read before the type is known (src/site/react/ModuleSlot.tsx)'],
  [
    /^(?:Collection|HtmlBlock|TextBlock|Placeholder)Module\.targeting_params$/,
    'contains only add_to_menu, which is read before the type is known (src/shell/menu/navEntries.ts)',
  ],
  [/^MenuModuleModule\.content$/, 'services send it with every module; described as not used'],
  [
    /^(?:ModuleList|ModuleListHead|ProfileReply|SeriesParts|WatchlistIds|WatchlistPage)\./,
    'envelopes, which are read item by item so that one invalid item does not affect the others',
  ],
  [/^(?:Asset|Collection)Person\.id$/, 'people are identified by name'],
  [/^CollectionThumbnail\.ext$/, 'a thumbnail is an image or an icon of the file type'],
  [/^Comment\.content_(?:id|type)$/, 'equal to the ids of the request'],
  [/^Comment\.updated_at$/, 'services set it for every change, even if the text is the same'],
  [
    /^(?:Genre|Season|TitleVersion|LiveFragment|LiveEvent|FycEvent)\.id$/,
    'the site uses the slug, number or name instead',
  ],
  [/^Season\.slug$|^PlaybackAsset\.slug$|^Premiere\.title_id$/, 'equal to the value of the request'],
  [/^Service_Title\.(?:type|statuses|atlas_id|mcid)$/, 'internal fields of the service that the specification lists'],
  [/^(?:Episode|MediaItem)\.type$/, 'title_type or the request has the same information'],
  [/^PlaybackAsset\.code$/, 'read before the response is validated as an asset (src/service/playback.ts)'],
  [/^LiveFragment\.(?:fragment_sub_type|start_time|end_time|runtime)$/, 'only recordings are used, by fragment_type'],
  [/^LiveEvent\.forbid_concurrent_viewing$/, 'the service ends the other session by the codes 201, 202 and 9999'],
  [/^(?:LoginResponse|UserDeviceLimit)\.message$/, 'the site has its own message for each code'],
  [/^UserDeviceLimit\.device_(?:limit|count)$/, 'the response status shows whether the limit is reached'],
  [/^VideoVersion\.(?:name|poster|runtime)$/, 'a version is chosen by its language, and its asset has the other data'],
]

const deadFieldNames = deadFields(root)

it('run-time code reads each field of each schema', () => {
  const unread = deadFieldNames.filter((field) => !ALLOWED_DEAD_FIELDS.some(([fields]) => fields.test(field)))
  expect(
    unread,
    'Fields of schemas that no code in src or registry reads: use or remove them, or say in ALLOWED_DEAD_FIELDS (scripts/house/deadFields.test.ts) why they may stay.',
  ).toEqual([])
})

test.each(ALLOWED_DEAD_FIELDS)('%s match a field that no code reads: %s', (fields) => {
  expect(deadFieldNames.some((field) => fields.test(field))).toBe(true)
})
