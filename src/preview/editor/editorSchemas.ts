/** The schemas, by their path below `schemas`. */
export type Schemas = ReadonlyMap<string, object>

type Node = Record<string, unknown>

/**
 * A schema as editors read it. The problem: for them a `$ref` hides what stands beside it, so that each field says what
 * its type means, and not what it means itself; and they head it with the name of its type. The solution: where words
 * stand beside a reference, what it refers to is put in its place, below these words.
 */
export function editorSchema(schemas: Schemas, path: string, base: string): object | undefined {
  const schema = schemas.get(path)
  return schema && (prepare(schema, path, []) as object)

  function prepare(value: unknown, file: string, inside: readonly unknown[]): unknown {
    if (Array.isArray(value)) return value.map((each) => prepare(each, file, inside))
    if (typeof value !== 'object' || value === null) return value
    const { $ref, ...rest } = value as Node
    const own = Object.entries(rest).filter(([key, each]) => !(HIDDEN.has(key) && typeof each === 'string'))
    if (rest.discriminator) return byType(rest, file, inside)
    const made = Object.fromEntries(own.map(([key, each]) => [key, prepare(each, file, inside)])) as Node
    if (Array.isArray(made.enum) && typeof made.description === 'string' && !made.enumDescriptions)
      made.enumDescriptions = meanings(made.enum, made.description)
    if (typeof $ref !== 'string') return made
    const { pathname, hash } = new URL($ref, `${base}${file}`)
    const at = pathname.slice(new URL(base).pathname.length)
    const target = find(schemas.get(at), hash.slice(1))
    // What refers to itself is left to the editor.
    if (own.length === 0 || !target || inside.includes(target)) return { $ref: `${base}${at}${hash}` }
    return { ...(prepare(target, at, [...inside, target]) as object), ...made }
  }

  /**
   * A choice by type. The problem: where no alternative fits yet, editors take the first for the one that is meant. The
   * solution: the words of the types are one list, each with what it is, and a type that is chosen brings its own.
   */
  function byType({ oneOf, discriminator, ...rest }: Node, file: string, inside: readonly unknown[]): Node {
    const { propertyName: field } = discriminator as { propertyName: string }
    const choices = (oneOf as { $ref: string }[]).flatMap(({ $ref }) => {
      const at = new URL($ref, `${base}${file}`).pathname.slice(new URL(base).pathname.length)
      const target = schemas.get(at) as Node & { properties: Record<string, Node> }
      const { [field]: type, ...properties } = target.properties
      const own = prepare({ ...target, properties }, at, inside)
      return typeof type?.const === 'string' ? [{ word: type.const, means: target.description, own }] : []
    })
    const type = {
      description: 'What it is. Each has fields of its own.',
      enum: choices.map(({ word }) => word),
      enumDescriptions: choices.map(({ means }) => means),
    }
    return {
      ...(prepare(rest, file, inside) as Node),
      properties: { [field]: type },
      allOf: choices.map(({ word, own }) => ({
        if: { type: 'object', required: [field], properties: { [field]: { const: word } } },
        // biome-ignore lint/suspicious/noThenProperty: the word of the language of schemas
        then: own,
      })),
    }
  }
}

/** What each word of a list means, as far as its description says it: "plain: text in one column. quote: centred." */
function meanings(words: readonly unknown[], description: string): string[] {
  const known = words.map((word) => String(word).replace(/[^\w-]/g, ''))
  const parts = description.split(new RegExp(`(?:^|\\. |; )(${known.filter(Boolean).join('|')}): `))
  return known.map((word) => {
    const at = parts.indexOf(word)
    return at < 0 ? '' : (parts[at + 1] ?? '').replace(/\.$/, '')
  })
}

/** Titles of schemas are names of types; the version of the language is not the editor's business. */
const HIDDEN = new Set(['title', '$schema'])

function find(schema: object | undefined, pointer: string): unknown {
  let found: unknown = schema
  for (const key of pointer.split('/').filter(Boolean)) found = (found as Node | undefined)?.[key]
  return found
}
