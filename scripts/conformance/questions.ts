import type { Parameter, ServiceCall } from '../calls/call'
import type { Question } from './asker'
import type { FoundValues } from './found'

/** What a call can be asked with: a question for each value that answers have named. None: there is no such value yet. */
export function questionsFor({ params = {}, query = {} }: ServiceCall, found: FoundValues): Question[] {
  const asked = Object.fromEntries(
    Object.entries(query).flatMap(([name, { example }]) => (example === undefined ? [] : [[name, example]])),
  )
  return paramsFor(Object.entries(params), found).map((values) => ({ params: values, query: asked }))
}

function paramsFor(params: readonly [string, Parameter][], found: FoundValues): Record<string, string>[] {
  const [first, ...rest] = params
  if (!first) return [{}]
  const [name, { from, example }] = first
  // An asset is asked for in its own collection.
  if (from === 'collection' && rest.some(([, other]) => other.from === 'item')) {
    const item = rest.find(([, other]) => other.from === 'item')?.[0] ?? ''
    return found.of('item').flatMap((id) => {
      const collection = found.collectionOf(id)
      return collection ? [{ [name]: collection, [item]: id }] : []
    })
  }
  const values = from && example === undefined ? found.of(from) : [String(example)]
  const others = paramsFor(rest, found)
  return values.flatMap((value) => others.map((other) => ({ [name]: value, ...other })))
}
