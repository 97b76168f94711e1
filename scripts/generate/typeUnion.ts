import type { Schema } from './readSchemas'

/**
 * The schema of "any of these, told apart by its type": made of a folder of schemas, so that nobody keeps a list.
 * @param title Module or View
 * @param folder below schemas/
 */
export function typeUnion(title: string, folder: string, types: string[]): Schema {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title,
    description: `Any ${title.toLowerCase()}. Made by \`npm run generate\` from schemas/${folder}: do not edit.`,
    type: 'object',
    required: ['type'],
    discriminator: { propertyName: 'type' },
    oneOf: types.map((type) => ({ $ref: `../${folder}/${type}.json` })),
  }
}
