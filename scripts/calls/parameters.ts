import type { Parameter } from './call'

const INTEGER_SCHEMA = { type: 'integer' } as const

// Parameters that several calls share.
export const TITLE_SLUG_PARAMETER: Parameter = { description: 'Slug of the title.', from: 'title' }
export const TITLE_ID_PARAMETER: Parameter = {
  description: 'ID of the title, or its slug if it has no ID.',
  from: 'titleId',
}
export const OFFSET_PARAMETER: Parameter = {
  description: 'Number of items to skip. Default 0.',
  schema: { ...INTEGER_SCHEMA, minimum: 0 },
}
export const LIMIT_PARAMETER: Parameter = {
  description: 'Maximum number of items; -1: all.',
  schema: { ...INTEGER_SCHEMA, minimum: -1 },
}

export const withExample = (parameter: Parameter, example: NonNullable<Parameter['example']>): Parameter => ({
  ...parameter,
  example,
})
