import { documentKind } from '../../tools/documents/documentKind'
import type { FieldRules } from '../../tools/edit/operation'
import type { Schema } from '../../tools/schemas/schema'
import { resolve, schemas, variantOf } from './siteSchemas'

/** The order of fields in documents, and which of them are required, from the schemas. */
export function fieldRules(file: string): FieldRules {
  const kind = documentKind(file, undefined)
  const root = kind && schemas.get(kind)
  const at = (path: readonly string[]) => path.reduce<Schema[]>(childrenOf, root ? variantsOf(root) : [])
  return {
    order: (path) => [...new Set(at(path).flatMap(({ properties }) => Object.keys(properties ?? {})))],
    isRequired(path) {
      const name = path.at(-1)
      if (name === undefined || name === '[]') return true
      const parent = at(path.slice(0, -1))
      return parent.some(({ required }) => required?.includes(name))
    },
  }
}

const childrenOf = (parents: Schema[], step: string): Schema[] =>
  parents.flatMap(({ items, properties }) => {
    const child = step === '[]' ? items : properties?.[step]
    return child ? variantsOf(child) : []
  })

/** All variants of a schema: a path does not contain the type of its module. */
function variantsOf(schema: Schema): Schema[] {
  const { oneOf } = resolve(schema)
  const variants: readonly unknown[] = Array.isArray(oneOf) ? oneOf : [schema]
  return variants.map((each) => variantOf(each as Schema, undefined)).filter((each) => each !== undefined)
}
