import { isUtf8 } from 'node:buffer'
import type { ServiceCall } from '../calls/call'

/** What a service answered. */
export interface Answer {
  /** Address below the base, with its query. */
  address: string
  /** 0: nothing came; `silent` says why. */
  status: number
  silent?: string
  headers: Headers
  text: string
  /** false: some bytes are not UTF-8, and are U+FFFD in the text. */
  isUtf8: boolean
  /** In milliseconds, until the whole answer was there. */
  ms: number
}

export interface AskerSettings {
  /** Base of the service, ending in a slash. */
  base: string
  /** The second base. Default: v2 in place of v1. */
  base2?: string
  /** Value of the header Authorization. */
  authorization?: string
  /** Origin of the site, where that is not the service's. */
  origin?: string
  /** Longest time that an answer is waited for, in milliseconds. */
  patience: number
}

/** What a call is made with. */
export interface Question {
  /** Address below the base in place of the call's own. */
  path?: string
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string | number | boolean | undefined>>
  /** true: without Authorization, whoever asks. */
  anonymous?: boolean
  /** Sent as JSON. */
  body?: unknown
  /** true: asks whether the call may be made from another origin (OPTIONS). */
  preflight?: boolean
}

export type Asker = ReturnType<typeof createAsker>

/** Asks a service as the site does: its addresses, its headers, and no redirects, which browsers refuse with a token. */
export function createAsker({ base, base2, authorization, origin, patience }: AskerSettings) {
  const second = base2 ?? base.replace(/v1\/$/, 'v2/')

  /** The headers that the site sets for a call; browsers ask for these before they cross origins. */
  function headersOf({ by, device, cid }: ServiceCall, { anonymous, body }: Question): Record<string, string> {
    const mayTell = by === 'visitor' || by === 'viewer'
    return {
      ...(mayTell && !anonymous && authorization && { Authorization: authorization }),
      ...(device && { device: 'Web' }),
      ...(cid && { cid: 'conformance' }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    }
  }

  const noAnswer = (address: string, silent: string, ms: number): Answer => ({
    address,
    status: 0,
    silent,
    headers: new Headers(),
    text: '',
    isUtf8: true,
    ms,
  })

  async function ask(call: ServiceCall, question: Question = {}): Promise<Answer> {
    const address = addressOf(call, question)
    const headers = headersOf(call, question)
    const root = new URL(call.version === 2 ? second : base)
    const url = new URL(address, root)
    // As the site does (threats D3): a token goes nowhere else.
    if (url.origin !== root.origin || !url.pathname.startsWith(root.pathname))
      return noAnswer(address, 'the address leaves the service', 0)
    const asked = performance.now()
    const time = () => Math.round(performance.now() - asked)
    try {
      const response = await fetch(url, {
        method: question.preflight ? 'OPTIONS' : call.method,
        headers: question.preflight ? preflightHeaders(call) : { ...headers, ...(origin && { Origin: origin }) },
        body: question.body === undefined || question.preflight ? undefined : JSON.stringify(question.body),
        redirect: 'manual',
        signal: AbortSignal.timeout(patience),
      })
      const bytes = await response.arrayBuffer()
      const text = new TextDecoder().decode(bytes)
      return { address, status: response.status, headers: response.headers, text, isUtf8: isUtf8(bytes), ms: time() }
    } catch (error) {
      return noAnswer(address, reasonOf(error), time())
    }
  }

  /** Names of the headers that have a browser ask first, in small letters. */
  const askedFirst = (call: ServiceCall): string[] => [
    ...(call.by === 'nobody' ? [] : ['authorization']),
    ...(call.device ? ['device'] : []),
    ...(call.cid ? ['cid'] : []),
    ...(call.body && !call.body.form ? ['content-type'] : []),
  ]

  const preflightHeaders = (call: ServiceCall): Record<string, string> => ({
    Origin: origin ?? '',
    'Access-Control-Request-Method': call.method,
    'Access-Control-Request-Headers': askedFirst(call).sort().join(','),
  })

  const reasonOf = (error: unknown): string => {
    const { name, message, cause } = error as Error
    if (name === 'TimeoutError') return `nothing within ${patience / 1000} s; the site gives up before`
    return cause instanceof Error ? cause.message : message
  }

  return { ask, askedFirst, base, origin, hasToken: authorization !== undefined, patience }
}

/** Address of a call below its base, as the site writes it. */
function addressOf({ path: own }: ServiceCall, { path = own, params = {}, query = {} }: Question): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? ''))
  const asked = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) asked.set(name, String(value))
  const text = asked.toString()
  return text ? `${filled}${filled.includes('?') ? '&' : '?'}${text}` : filled
}
