import { expect, test } from 'vitest'
import { modules as registry } from '../../../registry/modules'
import type { PlannedModule } from '../../site/moduleList'
import { landingModules } from './landingModules'

const placed = (slug: string, type: string, content?: unknown, region = 'main') =>
  ({
    key: slug,
    slug,
    type,
    entry: registry.get(type),
    region,
    raw: { slug, type, content },
  }) as unknown as PlannedModule
const film = [{ slug: 'sunrise' }]

test.each([
  [
    'uses a featured video and removes it from the list',
    [placed('film', 'featured_video', film), placed('note', 'text_block')],
    'film',
    ['note'],
  ],
  [
    'uses a hero and removes it from the list',
    [placed('note', 'text_block', 'Words.'), placed('hero', 'carousel_hero', film)],
    'hero',
    ['note'],
  ],
  ['uses the first title of a row and keeps the row', [placed('row', 'carousel_show', film)], 'row', ['row']],
  [
    'skips modules without titles',
    [placed('empty', 'featured_video', []), placed('row', 'carousel_show', film)],
    'row',
    ['empty', 'row'],
  ],
  [
    'skips invalid content',
    [placed('odd', 'title_grid', [null]), placed('film', 'featured_video', film)],
    'film',
    ['odd'],
  ],
  [
    'prefers the top region',
    [placed('film', 'featured_video', film), placed('top', 'featured_video', film, 'top')],
    'top',
    ['film'],
  ],
  ['returns no module without titles', [placed('note', 'text_block', 'Words.')], undefined, ['note']],
  ['nothing', [], undefined, []],
])('%s', (_, modules, first, rest) => {
  const landing = landingModules(modules)
  expect(landing.first?.slug).toBe(first)
  expect(landing.rest.map(({ slug }) => slug)).toEqual(rest)
})
