import type { Parameter } from './call'

const whole = { type: 'integer' } as const

/** Parameters that many calls have. */
export const SLUG: Parameter = { meaning: 'Slug of the title.', from: 'title' }
export const TITLE_ID: Parameter = { meaning: 'Id of the title, or its slug where it has no id.', from: 'titleId' }
export const OFFSET: Parameter = {
  meaning: 'How many are left out before the first. Default 0.',
  schema: { ...whole, minimum: 0 },
}
export const LIMIT: Parameter = {
  meaning: 'How many come at most; -1: all.',
  schema: { ...whole, minimum: -1 },
}

/** The same parameter, with the value that is asked with. */
export const asking = (parameter: Parameter, example: NonNullable<Parameter['example']>): Parameter => ({
  ...parameter,
  example,
})
