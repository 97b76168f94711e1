import type { Schema } from '../../../src/tools/schemas/schema'
import type { Answer, Parameter, ServiceCall } from '../../calls/call'
import { CALL_GROUPS } from '../../calls/calls'
import { usersText } from '../../calls/usersText'
import { openApiSchemas } from './openApiSchemas'

const INFO = {
  title: 'The service of a Marquee site',
  version: '1',
  description:
    'Every call that a site makes, made by `npm run generate` from scripts/calls and schemas/. `x-need` is needed or optional: a site that uses the call does not do without, or does as `x-without` says. `x-used-by` says which words of a site make it ask. `npm run conformance` tries a service against all of it.',
}

/** What a call may say to whom: the schemes of `security`. */
const SCHEMES = {
  token: {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description: '`Token …` with the token of POST /user/login/; `Bearer …` with that of single sign-on.',
  },
  provider: {
    type: 'http',
    scheme: 'bearer',
    description: 'The access token of the identity provider.',
  },
}

const SECURITY: Record<ServiceCall['by'], unknown> = {
  nobody: [],
  visitor: [{}, { token: [] }],
  viewer: [{ token: [] }],
  provider: [{ provider: [] }],
}

/** The OpenAPI document of the service. @param schemas by their path below schemas/, the unions among them */
export function openApi(schemas: ReadonlyMap<string, Schema>): string {
  const { components, refTo } = openApiSchemas(schemas)
  const paths: Record<string, Record<string, unknown>> = {}
  for (const { name, calls } of CALL_GROUPS)
    for (const call of calls) {
      const path = `/${call.path}`
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call, name, refTo) }
    }
  const document = {
    openapi: '3.1.0',
    info: INFO,
    servers: [{ url: '/api/v1', description: 'What <meta name="marquee-service"> of the page says.' }],
    tags: CALL_GROUPS.map(({ name }) => ({ name })),
    paths,
    components: {
      securitySchemes: SCHEMES,
      schemas: Object.fromEntries(Object.entries(components).sort(([a], [b]) => (a < b ? -1 : 1))),
    },
  }
  return `${JSON.stringify(document, null, 2)}\n`
}

type RefTo = ReturnType<typeof openApiSchemas>['refTo']

function operation(call: ServiceCall, group: string, refTo: RefTo) {
  const { id, method, summary, params, query, by, body, answer, errors, need, without, users, version } = call
  const parameters = [
    ...Object.entries(params ?? {}).map(([name, each]) => parameter('path', name, { ...each, required: true })),
    ...Object.entries(query ?? {}).map(([name, each]) => parameter('query', name, each)),
    ...(call.device ? [parameter('header', 'device', DEVICE)] : []),
    ...(call.cid ? [parameter('header', 'cid', CID)] : []),
  ]
  const content = answer.kind === 'status' ? undefined : { 'application/json': { schema: answerSchema(answer, refTo) } }
  return {
    operationId: id,
    tags: [group],
    summary,
    'x-need': need,
    'x-without': without,
    'x-used-by': usersText(users),
    // The second base stands beside the first.
    ...(version === 2 && { servers: [{ url: '/api/v2' }] }),
    security: SECURITY[by],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: bodyContent(body) } }),
    responses: {
      [method === 'GET' ? '200' : '2XX']: { description: 'It went well.', ...(content && { content }) },
      ...Object.fromEntries(Object.entries(errors ?? {}).map(([status, description]) => [status, { description }])),
    },
  }
}

const DEVICE: Parameter = { meaning: 'Always Web.', schema: { const: 'Web' }, required: true }
const CID: Parameter = { meaning: 'The client at the identity provider.', required: true }

function parameter(place: string, name: string, { meaning, schema, example, required }: Parameter) {
  return {
    name,
    in: place,
    description: meaning,
    ...(required && { required }),
    schema: schema ?? { type: 'string' },
    ...(example !== undefined && { example }),
  }
}

function bodyContent({ fields, in: at, form }: NonNullable<ServiceCall['body']>) {
  const schema = {
    type: 'object',
    required: Object.keys(fields).filter((name) => fields[name]?.required),
    properties: Object.fromEntries(
      Object.entries(fields).map(([name, { schema: own, meaning }]) => [
        name,
        { ...(own ?? { type: 'string' }), description: meaning },
      ]),
    ),
  }
  return { [form ? 'multipart/form-data' : 'application/json']: { schema: at ? within([at], schema) : schema } }
}

function answerSchema(answer: Exclude<Answer, { kind: 'status' }>, refTo: RefTo): unknown {
  switch (answer.kind) {
    case 'whole':
      return refTo(answer.schema)
    case 'one':
      return within(answer.at ?? ['data'], refTo(answer.schema))
    case 'list': {
      const list = within(answer.at ?? ['data'], { type: 'array', items: refTo(answer.schema) })
      const total = { type: 'integer', minimum: 0, description: 'How many there are in all.' }
      return answer.total ? { ...list, properties: { ...list.properties, total } } : list
    }
    case 'parts': {
      const part = { type: 'object', description: 'Some of the fields of Title.' }
      return within(['data'], answer.list ? { type: 'array', items: part } : part)
    }
    case 'placements': {
      const placement = refTo('module-placement')
      return within(['data'], answer.one ? placement : { type: 'array', items: placement })
    }
  }
}

/** An object that holds something at a place. */
function within([first = '', ...rest]: readonly string[], schema: unknown): { properties: Record<string, unknown> } {
  const inner = rest.length > 0 ? within(rest, schema) : schema
  return { type: 'object', required: [first], properties: { [first]: inner } } as never
}
