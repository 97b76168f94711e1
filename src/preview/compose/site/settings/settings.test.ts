import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { CONFIG_FILE } from '../../draft/siteData'
import { formGroups } from '../../form/formGroups'
import { findSettings, labelFor } from './findSettings'
import { fieldsBySubject, SUBJECTS, subjectOf } from './subjects'

const FULL = readFileSync(join(import.meta.dirname, '../../../../../schemas/examples/config/full.json'), 'utf8')
const filesWithFullConfig = new Map([[CONFIG_FILE, FULL]])
const filesWithEmptyConfig = new Map([[CONFIG_FILE, '{ "site_config": { "routing": [] } }']])

test('has each field of the config schema in one group, or in another section', () => {
  const keys = SUBJECTS.flatMap(({ fields }) => fields)
  expect(new Set(keys).size).toBe(keys.length)
  for (const files of [filesWithFullConfig, filesWithEmptyConfig]) {
    const subjects = fieldsBySubject(files)
    expect(subjects.map(({ subject }) => subject.name)).not.toContain('other')
    expect(subjects.flatMap(({ fields }) => fields)).toHaveLength(keys.length)
  }
})

test('puts a field that no group has into "Other"', () => {
  const files = new Map([[CONFIG_FILE, '{ "site_config": { "routing": [], "mystery": 1 } }']])
  const other = fieldsBySubject(files).find(({ subject }) => subject.name === 'other')
  expect(other?.fields.map(({ name, value }) => [name, value])).toEqual([['mystery', 1]])
})

test('offers no field of the settings as JSON', () => {
  const found = findSettings('', filesWithFullConfig)
  expect(found.length).toBeGreaterThan(150)
  expect(found.filter(({ field }) => field.control.as === 'json').map(({ field }) => field.path.join('/'))).toEqual([])
})

test('opens a form for each object of the settings', () => {
  const objects = findSettings('', filesWithEmptyConfig).filter(({ field }) => field.control.as === 'object')
  expect(objects.length).toBeGreaterThan(20)
  for (const { field } of objects) {
    const groups = formGroups(CONFIG_FILE, JSON.parse(FULL), field.path)
    expect(
      groups.some(({ fields, entry }) => fields.length > 0 || entry),
      field.path.join('/'),
    ).toBe(true)
  }
})

describe('findSettings', () => {
  it.each([
    ['its label', 'logo in the top bar', 'site_config/logo'],
    ['its name', 'allow_unauthed_details', 'site_config/allow_unauthed_details'],
    ['its description', 'signed-out visitors may open title pages', 'site_config/allow_unauthed_details'],
    ['the labels of its object and itself', 'navbar layout', 'site_config/navbar/layout'],
    ['its label, outside of "site_config"', 'site title', 'site_title'],
  ])('finds a setting among the first three results by %s', (_, search, path) =>
    expect(
      findSettings(search, filesWithEmptyConfig)
        .slice(0, 3)
        .map(({ field }) => field.path.join('/')),
    ).toContain(path),
  )
  it('finds no setting for words that no setting contains', () =>
    expect(findSettings('zebra quagga', filesWithFullConfig)).toEqual([]))
})

test.each([
  [['site_config', 'navbar', 'layout'], 'Top bar and footer'],
  [['okta_settings'], 'Sign-in and access'],
  [['site_config'], undefined],
  [['site_config', 'routing', 0], undefined],
])('finds the group of %j', (path, label) => expect(subjectOf(path)?.label).toBe(label))

test('labels fields with the same name differently', () => {
  for (const { subject, fields } of fieldsBySubject(filesWithFullConfig)) {
    const labels = fields.map(labelFor)
    expect(new Set(labels).size, subject.label).toBe(labels.length)
  }
})
