import type { Parameter } from './call'

const INTEGER = { type: 'integer' } as const

// Parameters that several calls share.
export const SLUG: Parameter = { description: 'Slug of the title.', from: 'title' }
export const TITLE_ID: Parameter = { description: 'ID of the title, or its slug if it has no ID.', from: 'titleId' }
export const OFFSET: Parameter = {
  description: 'Number of items to skip. Default 0.',
  schema: { ...INTEGER, minimum: 0 },
}
export const LIMIT: Parameter = {
  description: 'Maximum number of items; -1: all.',
  schema: { ...INTEGER, minimum: -1 },
}

export const withExample = (parameter: Parameter, example: NonNullable<Parameter['example']>): Parameter => ({
  ...parameter,
  example,
})
