import { expect, test } from 'vitest'
import { modules as registry } from '../../../registry/modules'
import type { PlannedModule } from '../../site/moduleList'
import { landingModules } from './landingModules'

const plannedModule = (slug: string, type: string, content?: unknown, region = 'main') =>
  ({
    key: slug,
    slug,
    type,
    entry: registry.get(type),
    region,
    raw: { slug, type, content },
  }) as unknown as PlannedModule
const FILM_CONTENT = [{ slug: 'sunrise' }]

test.each([
  [
    'uses a featured video and removes it from the list',
    [plannedModule('film', 'featured_video', FILM_CONTENT), plannedModule('note', 'text_block')],
    'film',
    ['note'],
  ],
  [
    'uses a hero and removes it from the list',
    [plannedModule('note', 'text_block', 'Words.'), plannedModule('hero', 'carousel_hero', FILM_CONTENT)],
    'hero',
    ['note'],
  ],
  [
    'uses the first title of a row and keeps the row',
    [plannedModule('row', 'carousel_show', FILM_CONTENT)],
    'row',
    ['row'],
  ],
  [
    'skips modules without titles',
    [plannedModule('empty', 'featured_video', []), plannedModule('row', 'carousel_show', FILM_CONTENT)],
    'row',
    ['empty', 'row'],
  ],
  [
    'skips invalid content',
    [plannedModule('odd', 'title_grid', [null]), plannedModule('film', 'featured_video', FILM_CONTENT)],
    'film',
    ['odd'],
  ],
  [
    'prefers the top region',
    [
      plannedModule('film', 'featured_video', FILM_CONTENT),
      plannedModule('top', 'featured_video', FILM_CONTENT, 'top'),
    ],
    'top',
    ['film'],
  ],
  ['returns no module without titles', [plannedModule('note', 'text_block', 'Words.')], undefined, ['note']],
  ['returns no module for an empty list', [], undefined, []],
])('%s', (_, modules, first, rest) => {
  const landing = landingModules(modules)
  expect(landing.first?.slug).toBe(first)
  expect(landing.rest.map(({ slug }) => slug)).toEqual(rest)
})
