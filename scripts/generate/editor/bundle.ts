import type { Schema } from '../../../src/tools/schemas/schema'
import { wordList } from './wordLists'

type Node = Record<string, unknown>

/** The schemas, by their path below `schemas` without `.json`. */
type Schemas = ReadonlyMap<string, Schema>

/** Data, and no schemas: it stays as it is. */
const DATA = new Set(['enum', 'enumDescriptions', 'const', 'default', 'examples', 'required', 'defaultSnippets'])
/** Titles of schemas are names of types, which editors would head each explanation with; the rest is said at the top. */
const HIDDEN = new Set(['title', '$schema', 'definitions'])

/**
 * One schema with all that it refers to, as editors read it. The problem: for them a `$ref` hides what stands beside it,
 * so that each field says what its type means, and not what it means itself; and of a choice they take the first
 * alternative for the one that is meant. The solution: where words stand beside a reference, what it refers to is put in
 * its place, below these words; and what a type decides is asked once the type is known.
 * @param key of the document's schema
 * @throws Error where a reference leads nowhere
 */
export function bundle(schemas: Schemas, key: string): Node {
  const definitions: Record<string, unknown> = {}
  const names = new Map<unknown, string>()
  const { title, description } = target(key)
  const root = prepare(target(key), key, []) as Node
  const sorted = Object.entries(definitions).sort(([a], [b]) => (a < b ? -1 : 1))
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title,
    $comment: `Made by \`npm run generate\` from schemas/${key}.json, for editors: do not edit.`,
    description,
    ...root,
    ...(sorted.length > 0 ? { definitions: Object.fromEntries(sorted) } : {}),
  }

  function target(file: string, pointer = ''): Schema {
    let found: unknown = schemas.get(file)
    for (const step of pointer.split('/').filter(Boolean)) found = (found as Node | undefined)?.[step]
    if (!found) throw new Error(`schemas/${file}.json#${pointer} is not there`)
    return found as Schema
  }

  /** The place that a reference leads to: file and pointer. */
  function follow($ref: string, from: string): [file: string, pointer: string] {
    const { pathname, hash } = new URL($ref, `file:///${from}.json`)
    return [pathname.slice(1).replace(/\.json$/, ''), hash.slice(1)]
  }

  /** @param inside what this stands in: what refers to itself is not put in its own place */
  function prepare(value: unknown, file: string, inside: readonly unknown[], isNamed = false): unknown {
    if (Array.isArray(value)) return value.map((each) => prepare(each, file, inside))
    if (typeof value !== 'object' || value === null) return value
    const { $ref, ...rest } = value as Node
    if (rest.discriminator) return byType(rest, file, inside)
    const own = Object.entries(rest).filter(([name, each]) => !(HIDDEN.has(name) && isPart(name, each)))
    if (typeof $ref !== 'string') return prepareOwn(own, file, inside, isNamed)
    const [at, pointer] = follow($ref, file)
    const found = target(at, pointer)
    if (own.length === 0 || inside.includes(found)) return { $ref: `#/definitions/${define(at, pointer)}` }
    const base = prepare(found, at, [...inside, found], true) as Node
    return { ...(base.$ref ? plain(base) : base), ...(prepareOwn(own, file, inside) as Node) }
  }

  /** A definition where it is put in place. */
  function plain({ $ref }: Node): Node {
    return definitions[String($ref).replace('#/definitions/', '')] as Node
  }

  function prepareOwn(own: [string, unknown][], file: string, inside: readonly unknown[], isNamed = false): Node {
    const made = Object.fromEntries(
      own.map(([name, each]) => [name, DATA.has(name) && !isSchema(each) ? each : prepare(each, file, inside)]),
    )
    // What a text looks like is said of the kind of value, not of one field.
    if (isNamed && typeof made.pattern === 'string' && !made.patternErrorMessage)
      made.patternErrorMessage = made.description
    if (typeof made.pattern === 'string' && typeof made.patternErrorMessage === 'string')
      made.patternErrorMessage = `Not allowed here. Expected: ${made.patternErrorMessage}`
    return Array.isArray(made.enum) ? wordList(made as Node & { enum: unknown[] }) : made
  }

  /** Puts what a reference leads to among the definitions. @returns its name there */
  function define(file: string, pointer: string): string {
    const found = target(file, pointer)
    const known = names.get(found)
    if (known !== undefined) return known
    const name = freeName(found.title ?? `${file}${pointer}`.split('/').at(-1) ?? file)
    names.set(found, name)
    definitions[name] = {}
    definitions[name] = prepare(found, file, [], true)
    return name
  }

  function freeName(wanted: string): string {
    let name = wanted
    for (let more = 2; name in definitions; more++) name = `${wanted}${more}`
    return name
  }

  function byType(
    { oneOf, discriminator, title: _, $schema: __, ...rest }: Node,
    file: string,
    inside: readonly unknown[],
  ): Node {
    const { propertyName: field } = discriminator as { propertyName: string }
    const choices = (oneOf as { $ref: string }[]).map(({ $ref }) => {
      const at = follow($ref, file)[0]
      const found = target(at)
      const word = found.properties?.[field] as { const: string; description?: string }
      return { word: word.const, about: word.description, means: found.description, at }
    })
    const words = {
      description: choices[0]?.about,
      enum: choices.map(({ word }) => word),
      enumDescriptions: choices.map(({ means }) => means),
    }
    return {
      ...(prepareOwn(Object.entries(rest), file, inside) as Node),
      properties: { [field]: wordList(words) },
      allOf: choices.map(({ word, at }) => ({
        if: { type: 'object', required: [field], properties: { [field]: { const: word } } },
        // biome-ignore lint/suspicious/noThenProperty: the word of the language of schemas
        then: { $ref: `#/definitions/${defineTyped(at, field)}` },
      })),
    }
  }

  /** A schema without the words of its type: they stand once, where the type is chosen. */
  function defineTyped(file: string, field: string): string {
    const found = target(file)
    const name = found.title ?? file
    if (name in definitions) return name
    definitions[name] = {}
    const properties = { ...found.properties, [field]: true }
    definitions[name] = prepareOwn(
      Object.entries({ ...found, properties }).filter(([key, each]) => !(HIDDEN.has(key) && isPart(key, each))),
      file,
      [],
    )
    return name
  }
}

/** A field may have the name of a word of the language. */
const isSchema = (value: unknown) =>
  typeof value === 'object' && value !== null && ('type' in value || '$ref' in value || 'description' in value)

/** Whether it is the word of the language, and no field of that name. */
const isPart = (name: string, value: unknown) => name === 'definitions' || typeof value === 'string'
