import type { ServiceSchemaName } from '../../src/generated/serviceValidators'
import type { ComponentKind, ModuleTypes, ViewTypes } from '../../src/generated/types'
import type { SchemaName } from '../../src/generated/validators'
import type { AuthType } from '../../src/session/authType'

/** A schema of the project by its path below schemas/, as `service/title`. */
export type CallSchema = SchemaName | ServiceSchemaName

/** What a parameter may be filled with, found in answers to other calls. */
export type Found =
  | 'list'
  | 'module'
  | 'title'
  | 'titleId'
  | 'series'
  | 'version'
  | 'asset'
  | 'genre'
  | 'liveEvent'
  | 'collection'
  | 'item'
  | 'comment'
  | 'event'
  | 'rsvp'

export interface Parameter {
  meaning: string
  /** JSON Schema of a plain value. Default: a text. */
  schema?: Readonly<Record<string, unknown>>
  /** A value as the site sends it; `npm run conformance` asks with those of the query. */
  example?: string | number | boolean
  /** Where values come from. Default: the example. */
  from?: Found
  /** true: the site never calls without it. Those of the path never miss. */
  required?: true
}

/** What a good answer holds, and the part of it that the site reads. */
export type Answer =
  /** `{ "data": [...] }`, or a list at another place; total: how many there are in all stands beside the list. */
  | { kind: 'list'; schema: CallSchema; at?: readonly string[]; total?: true; unique?: 'slug' | 'id' }
  /** `{ "data": {...} }`, or one thing at another place. */
  | { kind: 'one'; schema: CallSchema; at?: readonly string[] }
  /** The thing itself; `list`: where a list stands in it. */
  | { kind: 'whole'; schema: CallSchema; list?: { at: readonly string[]; unique?: 'slug' | 'id' } }
  /** A part of a title, in `data`: fields of one, or things whose fields are some of one. */
  | { kind: 'parts'; list: boolean }
  /** Placements, as `modules/placement/…` gives them; `one`: a single one in `data`. */
  | { kind: 'placements'; one?: true }
  /** Its status counts, and nothing of its body. */
  | { kind: 'status' }

/** What a request carries as JSON; `form`: as a form with a file. */
interface Body {
  fields: Readonly<Record<string, Parameter>>
  /** Field that all of them stand in. */
  in?: string
  form?: true
}

/** Which words of a site make it ask. */
export interface Users {
  /** true: every site, whatever it says. */
  every?: true
  kinds?: readonly ComponentKind[]
  modules?: readonly (keyof ModuleTypes)[]
  views?: readonly (keyof ViewTypes)[]
  /** Fields of the config, with dots; of a list, those of any entry. */
  fields?: readonly string[]
  /** Ways of signing in; empty: any. */
  signIn?: readonly AuthType[]
  /** What else asks, in words. */
  besides?: string
}

/** One call of the site to its service. */
export interface ServiceCall {
  /** Its name among all. */
  id: string
  method: 'GET' | 'POST' | 'DELETE'
  /** Below the base, as the site asks: with or without a slash at its end. */
  path: string
  /** 2: below the second base. */
  version?: 2
  summary: string
  /** Parameters of the path, by their names in it. */
  params?: Readonly<Record<string, Parameter>>
  query?: Readonly<Record<string, Parameter>>
  /** true: with the header `device: Web`. */
  device?: true
  /** true: with the header `cid`, the client at the identity provider. */
  cid?: true
  /**
   * Who asks: nobody (never with Authorization), a visitor (with it when signed in), a viewer (only who is signed in), or
   * somebody with the token of an identity provider.
   */
  by: 'nobody' | 'visitor' | 'viewer' | 'provider'
  body?: Body
  answer: Answer
  /** Refusals that mean something to the site, by status. */
  errors?: Readonly<Record<number, string>>
  /** needed: a site that uses it does not do without; optional: it does, as `without` says. */
  need: 'needed' | 'optional'
  /** What visitors get where it is missing. */
  without: string
  users: Users
  /** Why `npm run conformance` never makes it, not even where it may write. */
  never?: string
}
