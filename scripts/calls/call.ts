import type { ServiceSchemaName } from '../../src/generated/serviceValidators'
import type { ComponentKind, ModuleTypes, ViewTypes } from '../../src/generated/types'
import type { SchemaName } from '../../src/generated/validators'
import type { AuthType } from '../../src/session/authType'

/** Path of a schema below schemas/, without extension, such as `service/title`. */
export type CallSchema = SchemaName | ServiceSchemaName

/** Kinds of parameter values that can be collected from responses to other calls. */
export type ValueKind =
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
  description: string
  /** JSON Schema of the value. Default: a string. */
  schema?: Readonly<Record<string, unknown>>
  /** A value that the site sends; `npm run conformance` sends the examples of query parameters. */
  example?: string | number | boolean
  /** Which responses contain values for it. Default: the example. */
  from?: ValueKind
  /** true: the site always sends it. Path parameters are always sent. */
  required?: true
}

/** Format of a successful response. The schema covers the part that the site reads. */
export type ExpectedResponse =
  /** `{ "data": [...] }`, or a list at the path `at`; total: `total` beside the list is the number of all items. */
  | { kind: 'list'; schema: CallSchema; at?: readonly string[]; total?: true; unique?: 'slug' | 'id' }
  /** `{ "data": {...} }`, or an object at the path `at`. */
  | { kind: 'one'; schema: CallSchema; at?: readonly string[] }
  /** The schema describes the whole body; `list`: path of a list within it. */
  | { kind: 'whole'; schema: CallSchema; list?: { at: readonly string[]; unique?: 'slug' | 'id' } }
  /** Some fields of a title in `data`, as an object or as a list of objects. */
  | { kind: 'parts'; list: boolean }
  /** Placements, as in `modules/placement/…`; `one`: a single placement in `data`. */
  | { kind: 'placements'; one?: true }
  /** The site reads the status only. */
  | { kind: 'status' }

/** JSON fields of a request; `form`: a multipart form with a file. */
interface RequestBody {
  fields: Readonly<Record<string, Parameter>>
  /** Field of the request body that contains all other fields. Default: they are at the top level. */
  in?: string
  form?: true
}

/** Which parts of a site make the call. */
export interface UsedBy {
  /** true: every site. */
  every?: true
  kinds?: readonly ComponentKind[]
  modules?: readonly (keyof ModuleTypes)[]
  views?: readonly (keyof ViewTypes)[]
  /** Dotted paths into the config. In a list, any entry may have the rest of the path. */
  fields?: readonly string[]
  /** Sign-in methods; empty: any method. */
  signIn?: readonly AuthType[]
  /** Another caller, as text. */
  other?: string
}

/** A call of the site to its service. */
export interface ServiceCall {
  /** Unique name. */
  id: string
  method: 'GET' | 'POST' | 'DELETE'
  /** Relative to the base URL. A trailing slash is significant. */
  path: string
  /** 2: relative to the base URL of version 2. */
  version?: 2
  summary: string
  /** Path parameters by name. */
  params?: Readonly<Record<string, Parameter>>
  query?: Readonly<Record<string, Parameter>>
  /** true: sends the header `device: Web`. */
  device?: true
  /** true: sends the header `cid`, the client ID at the identity provider. */
  cid?: true
  /**
   * When the Authorization header is sent: never, if the visitor is signed in, always (only signed-in visitors make the
   * call), or always with the token of an identity provider.
   */
  auth: 'none' | 'optional' | 'required' | 'provider'
  body?: RequestBody
  response: ExpectedResponse
  /** Error statuses that the site handles specially, each with its meaning. */
  errors?: Readonly<Record<number, string>>
  /** needed: a site that uses the call fails without it; optional: it works with the limits that `without` describes. */
  need: 'needed' | 'optional'
  /** What visitors see if the service does not implement the call. */
  without: string
  usedBy: UsedBy
  /** Why `npm run conformance` never makes the call, not even with --write. */
  skipReason?: string
}
