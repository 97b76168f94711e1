import { expect, it } from 'vitest'
import { documentKind } from './documentKind'

it.each<[string, unknown, string | undefined]>([
  // Precedence: $schema, path, content.
  ['x.json', { $schema: '../schemas/content-menu.json', site_config: {} }, 'content-menu'],
  ['x.json', { $schema: 'https://brand.example/schemas/service/title.json' }, 'service/title'],
  ['config.json', { $schema: '../schemas/module-list.json' }, 'module-list'],
  ['config.json', { $schema: '../schemas/confg.json' }, 'config'],
  ['config.json', { $schema: 7 }, 'config'],
  ['sites/a/config.json', {}, 'config'],
  ['sites/a/modules/home.json', {}, 'module-list'],
  ['sites/a/modules/genre/horror.json', [], 'module-list'],
  ['sites\\a\\modules\\home.json', {}, 'module-list'],
  ['sites/a/titles/x.json', {}, 'service/title'],
  ['sites/a/modules/title-layouts.json', { data: [] }, 'title-layouts'],
  ['sites/a/modules/title/title-layouts.json', {}, 'module-list'],
  ['x.json', { $schema: '../../schemas/views/cast.json' }, 'views/cast'],
  ['layouts.json', { data: { feature: { views: [] } } }, 'title-layouts'],
  ['layouts.json', { data: { feature: null, default: { section: ['logo'] } } }, 'title-layouts'],
  ['layouts.json', { data: { feature: {} } }, undefined],
  ['view.json', { type: 'gallery', label: 'Pictures' }, 'views/gallery'],
  ['extra.json', { type: 'extra', slug: 'a' }, undefined],
  ['myconfig.json', { site_config: {} }, 'config'],
  ['list.json', { data: [{ module: {} }] }, 'module-list'],
  ['list.json', { data: [1, { module: null }] }, 'module-list'],
  ['m.json', { type: 'title_grid', slug: 'a' }, 'modules/title_grid'],
  ['m.json', { type: 'constructor', slug: 'a' }, undefined],
  ['menu.json', { search: { is_active: true } }, 'content-menu'],
  ['menu.json', { slug: 'x', sort: {} }, undefined],
  ['people.json', [{ name: 'x' }], undefined],
  ['package.json', { name: 'x' }, undefined],
  ['x.json', null, undefined],
])('detects %s with %j as %s', (path, data, kind) => expect(documentKind(path, data)).toBe(kind))
