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
  ])('a document %s has its brand link as a link, and is valid', (_, version) => {
    const migrated = migrateConfig(document(version, { custom_brand_link: '/home' }, { site_title: 'Lumen' }))
    expect(migrated).toMatchObject({ site_config: { custom_brand_link: { label: 'Lumen', url: '/home' } } })
    expect(validate(migrated)).toBe(true)
  })

  it.each([
    [{ site_title: 'Title', distributor: 'Name' }, 'Title'],
    [{ site_title: '', distributor: 'Name' }, 'Name'],
    [{ site_title: 7 }, 'Home'],
    [{}, 'Home'],
  ])('%j gives the link the words "%s"', (names, label) => {
    const migrated = migrateConfig(document(1, { custom_brand_link: 'https://brand.example' }, names))
    expect(migrated).toMatchObject({ site_config: { custom_brand_link: { label } } })
  })

  it('leaves a document of the present version alone', () => {
    const present = document(CONFIG_VERSION, { custom_brand_link: '/home' })
    expect(migrateConfig(structuredClone(present))).toEqual(present)
  })

  it('leaves a link that is one already', () => {
    const old = document(1, { custom_brand_link: { label: 'Home', url: '/home' } })
    expect(migrateConfig(structuredClone(old))).toEqual(old)
  })

  it.each([null, 1, 'text', [], {}, { site_config: null }, { site_config: [] }, { schema_version: 'x' }])(
    'leaves what it does not understand: %j',
    (odd) => expect(migrateConfig(structuredClone(odd))).toEqual(odd),
  )

  it('tells where it changed something, and only there', () => {
    const told: string[] = []
    migrateConfig(document(1, { custom_brand_link: '/home' }), (pointer) => told.push(pointer))
    migrateConfig(document(1, {}), (pointer) => told.push(pointer))
    expect(told).toEqual(['/site_config/custom_brand_link'])
  })

  it.each([
    [{}, 1],
    [{ schema_version: 2 }, 2],
    [{ schema_version: 0 }, 1],
    [{ schema_version: 1.5 }, 1],
    [{ schema_version: '2' }, 1],
    [null, 1],
  ])('the version of %j is %i', (odd, version) => expect(versionOf(odd)).toBe(version))
})
