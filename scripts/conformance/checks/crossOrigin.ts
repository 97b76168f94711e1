import type { CallRequest, Client, ServiceResponse } from '../client'
import { addFinding, type CallReport } from '../finding'

/** Checks that CORS lets the site at `client.origin` make a call and read the response. */
export async function checkOrigin(
  report: CallReport,
  response: ServiceResponse,
  request: CallRequest,
  client: Client,
): Promise<void> {
  if (!client.origin) return
  if (!allowsOrigin(response, client.origin)) {
    const message = `does not allow ${client.origin} to read the response: ${allowOriginText(response)}`
    return addFinding(report, 'cors', response.address, message)
  }
  await checkPreflight(report, request, client)
}

/** Checks the CORS preflight response of a call that needs one. A preflight request modifies nothing. */
export async function checkPreflight(report: CallReport, request: CallRequest, client: Client): Promise<void> {
  const needed = client.preflightHeaderNames(report.call)
  if (!client.origin || needed.length === 0) return
  const response = await client.send(report.call, { ...request, preflight: true })
  report.times.push(response.ms)
  const add = (message: string) => addFinding(report, 'preflight', `OPTIONS ${response.address}`, message)
  if (response.networkError !== undefined) return add(`did not respond: ${response.networkError}`)
  if (response.status < 200 || response.status > 299)
    return add(`returned ${response.status}, expected 2xx: browsers block the call`)
  if (!allowsOrigin(response, client.origin))
    return add(`does not allow ${client.origin}: ${allowOriginText(response)}`)
  const allowed = listHeader(response, 'Access-Control-Allow-Headers')
  // "*" covers all headers but Authorization.
  const refused = needed.filter(
    (name) => !allowed.includes(name) && (name === 'authorization' || !allowed.includes('*')),
  )
  if (refused.length > 0)
    return add(`does not allow the header ${refused.join(', ')}: add it to Access-Control-Allow-Headers`)
  const methods = listHeader(response, 'Access-Control-Allow-Methods')
  const { method } = report.call
  if (method === 'DELETE' && !methods.includes('delete') && !methods.includes('*'))
    add(`does not allow ${method}: add it to Access-Control-Allow-Methods`)
}

/** Response headers that the site reads, each with its purpose. */
const HEADERS_SITE_READS = {
  date: 'the clock of the service',
  age: 'the age of a cached response',
  'retry-after': 'the delay before a retry',
}

/** Checks once, for all calls, which response headers browsers let the site read. */
export function checkExposedHeaders(report: CallReport, response: ServiceResponse, client: Client): void {
  if (!client.origin || !allowsOrigin(response, client.origin)) return
  const exposed = listHeader(response, 'Access-Control-Expose-Headers')
  const hidden = Object.entries(HEADERS_SITE_READS).filter(
    ([name]) => !exposed.includes(name) && !exposed.includes('*'),
  )
  if (hidden.length === 0) return
  const names = hidden.map(([name, purpose]) => `${name} (${purpose})`).join(', ')
  const message = `does not list ${names} in Access-Control-Expose-Headers`
  addFinding(report, 'cors', response.address, message, { severity: 'warning' })
}

const allowsOrigin = ({ headers }: ServiceResponse, origin: string) =>
  ['*', origin].includes(headers.get('Access-Control-Allow-Origin') ?? '')

const allowOriginText = ({ headers }: ServiceResponse) =>
  headers.get('Access-Control-Allow-Origin')
    ? `Access-Control-Allow-Origin is ${headers.get('Access-Control-Allow-Origin')}`
    : 'Access-Control-Allow-Origin is missing'

const listHeader = ({ headers }: ServiceResponse, name: string) =>
  (headers.get(name) ?? '').split(',').map((word) => word.trim().toLowerCase())
