import type { Parameter, ServiceCall } from '../calls/call'
import type { CallRequest } from './client'
import type { CollectedValues } from './collectedValues'

/** Returns a request for each collected combination of parameters; empty while a parameter has no value yet. */
export function requestsFor({ params = {}, query = {} }: ServiceCall, collected: CollectedValues): CallRequest[] {
  const examples = Object.fromEntries(
    Object.entries(query).flatMap(([name, { example }]) => (example === undefined ? [] : [[name, example]])),
  )
  return paramsFor(Object.entries(params), collected).map((values) => ({ params: values, query: examples }))
}

function paramsFor(params: readonly [string, Parameter][], collected: CollectedValues): Record<string, string>[] {
  const [first, ...rest] = params
  if (!first) return [{}]
  const [name, { from, example }] = first
  // An asset exists only in its own collection, so both parameters are filled together.
  if (from === 'collection' && rest.some(([, other]) => other.from === 'item')) {
    const item = rest.find(([, other]) => other.from === 'item')?.[0] ?? ''
    return collected.of('item').flatMap((id) => {
      const collection = collected.collectionOf(id)
      return collection ? [{ [name]: collection, [item]: id }] : []
    })
  }
  const values = from && example === undefined ? collected.of(from) : [String(example)]
  const others = paramsFor(rest, collected)
  return values.flatMap((value) => others.map((other) => ({ [name]: value, ...other })))
}
