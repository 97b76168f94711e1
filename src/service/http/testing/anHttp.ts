import { isRecord } from '../../../lib/json/isRecord'
import type { CallOptions, Http } from '../http'
import type { ServiceResponse } from '../response'

interface CallHandlers {
  get?(path: string, options: CallOptions): Promise<unknown>
  send?(method: 'POST' | 'DELETE', path: string, body: unknown, options: CallOptions): Promise<unknown>
}

/** For tests: a service that answers with these functions. The text and path of a response can be omitted. */
export function anHttp({ get = rejectUnexpected, send = rejectUnexpected }: CallHandlers = {}): Http {
  return {
    get: async (...call) => toServiceResponse(call[0], await Reflect.apply(get, undefined, call)),
    send: async (...call) => toServiceResponse(call[1], await Reflect.apply(send, undefined, call)),
    renew: async () => false,
  }
}

const toServiceResponse = (path: string, response: unknown): ServiceResponse => ({
  data: undefined,
  text: '',
  path,
  ...(isRecord(response) ? response : {}),
})

const rejectUnexpected = (...call: unknown[]) =>
  Promise.reject(new Error(`Unexpected request: ${JSON.stringify(call)}`))
