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
    'a featured video opens and is used up',
    [placed('film', 'featured_video', film), placed('note', 'text_block')],
    'film',
    ['note'],
  ],
  ['so does a hero', [placed('note', 'text_block', 'Words.'), placed('hero', 'carousel_hero', film)], 'hero', ['note']],
  ['a row lends its first title and stays', [placed('row', 'carousel_show', film)], 'row', ['row']],
  [
    'what has no titles is passed over',
    [placed('empty', 'featured_video', []), placed('row', 'carousel_show', film)],
    'row',
    ['empty', 'row'],
  ],
  [
    'broken content is passed over',
    [placed('odd', 'title_grid', [null]), placed('film', 'featured_video', film)],
    'film',
    ['odd'],
  ],
  [
    'the top of the page comes first',
    [placed('film', 'featured_video', film), placed('top', 'featured_video', film, 'top')],
    'top',
    ['film'],
  ],
  ['no titles at all', [placed('note', 'text_block', 'Words.')], undefined, ['note']],
  ['nothing', [], undefined, []],
])('%s', (_, modules, first, rest) => {
  const landing = landingModules(modules)
  expect(landing.first?.slug).toBe(first)
  expect(landing.rest.map(({ slug }) => slug)).toEqual(rest)
})
