import { describe, expect, it } from 'vitest'
import validate from '../../generated/validators/config.full.js'
import { CONFIG_VERSION, migrateConfig, versionOf } from './migrateConfig'

const document = (version: number | undefined, config: object, more: object = {}) => ({
  ...(version === undefined ? {} : { schema_version: version }),
  ...more,
  site_config: { routing: [], ...config },
})

describe('migrateConfig', () => {
  it.each([
    ['without a version', undefined],
    ['of version 1', 1],
  ])('turns a text as custom_brand_link into a link object in a document %s', (_, version) => {
    const migrated = migrateConfig(document(version, { custom_brand_link: '/home' }, { site_title: 'Lumen' }))
    expect(migrated).toMatchObject({ site_config: { custom_brand_link: { label: 'Lumen', url: '/home' } } })
    expect(validate(migrated)).toBe(true)
  })

  it.each([
    [{ site_title: 'Title', distributor: 'Name' }, 'Title'],
    [{ site_title: '', distributor: 'Name' }, 'Name'],
    [{ site_title: 7 }, 'Home'],
    [{}, 'Home'],
  ])('for %j labels the brand link "%s"', (names, label) => {
    const migrated = migrateConfig(document(1, { custom_brand_link: 'https://brand.example' }, names))
    expect(migrated).toMatchObject({ site_config: { custom_brand_link: { label } } })
  })

  it('leaves a document of the current version unchanged', () => {
    const present = document(CONFIG_VERSION, { custom_brand_link: '/home' })
    expect(migrateConfig(structuredClone(present))).toEqual(present)
  })

  it('leaves an existing link unchanged', () => {
    const old = document(1, { custom_brand_link: { label: 'Home', url: '/home' } })
    expect(migrateConfig(structuredClone(old))).toEqual(old)
  })

  it.each([null, 1, 'text', [], {}, { site_config: null }, { site_config: [] }, { schema_version: 'x' }])(
    'leaves invalid documents unchanged: %j',
    (invalid) => expect(migrateConfig(structuredClone(invalid))).toEqual(invalid),
  )

  it('reports each change', () => {
    const reported: string[] = []
    migrateConfig(document(1, { custom_brand_link: '/home' }), (pointer) => reported.push(pointer))
    migrateConfig(document(1, {}), (pointer) => reported.push(pointer))
    expect(reported).toEqual(['/site_config/custom_brand_link'])
  })

  it.each([
    [{}, 1],
    [{ schema_version: 2 }, 2],
    [{ schema_version: 0 }, 1],
    [{ schema_version: 1.5 }, 1],
    [{ schema_version: '2' }, 1],
    [null, 1],
  ])('reads %j as version %i', (document, version) => expect(versionOf(document)).toBe(version))
})
