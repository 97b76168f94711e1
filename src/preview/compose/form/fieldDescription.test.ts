import { expect, test } from 'vitest'
import type { Schema } from '../../../tools/schemas/schema'
import { controlOf } from './fieldControl'
import { fieldDescription } from './fieldDescription'

const describeField = (schema: Schema, value: unknown) =>
  fieldDescription(
    { name: 'layout', path: ['layout'], control: controlOf(schema), schema, value, isRequired: false },
    'Layout',
  )
const LAYOUT_DESCRIPTION = 'Layout. full: on the image. framed: beside the image. On phones both are full.'
const choiceSchema = (description: string): Schema => ({ type: 'string', enum: ['full', 'framed'], description })

test.each<[string, Schema, unknown, string]>([
  ['leaves out the label', { type: 'string', description: 'Layout. Empty: none.' }, undefined, 'Empty: none.'],
  [
    'leaves out the meanings of choices if one is chosen',
    choiceSchema(LAYOUT_DESCRIPTION),
    'full',
    'On phones both are full.',
  ],
  [
    'leaves out the meanings of choices with a default',
    choiceSchema('full: on the image. framed: beside the image. Default full.'),
    undefined,
    'Default full.',
  ],
  [
    'keeps the meanings of choices if none is chosen',
    choiceSchema(LAYOUT_DESCRIPTION),
    undefined,
    'full: on the image. framed: beside the image. On phones both are full.',
  ],
  [
    'says On and Off instead of true and false for a switch',
    { type: 'boolean', description: 'true: shown. Default true.' },
    true,
    'On: shown. Default: on.',
  ],
])('%s', (_, schema, value, text) => {
  expect(describeField(schema, value)).toBe(text)
})
