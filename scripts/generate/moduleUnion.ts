import type { Schema } from './readSchemas'

/** The schema of "any module, told apart by its type": made of the folder `schemas/modules`, so that nobody keeps a list. */
export function moduleUnion(types: string[]): Schema {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Module',
    description: 'Any module. Made by `npm run generate` from schemas/modules: do not edit.',
    type: 'object',
    required: ['type'],
    discriminator: { propertyName: 'type' },
    oneOf: types.map((type) => ({ $ref: `../modules/${type}.json` })),
  }
}
