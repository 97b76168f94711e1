import type { FycEvent } from '../../generated/types'
import quick from '../../generated/validators/service/fyc-event.quick.js'
import type { Query, ResponseSchema } from '../query'

const FYC_EVENT_SCHEMA: ResponseSchema<FycEvent> = { schema: 'service/fyc-event', quick }

/** Screenings in an awards season, at most 1000: GET /fyc-events/; the list is in `results` (spec part 2, sections 7 and 9) */
export const fycEventsQuery: Query<FycEvent[]> = {
  key: 'fyc-events',
  async read(client) {
    const response = await client.get('fyc-events/?limit=1000', { device: true })
    return (await client.list(response, FYC_EVENT_SCHEMA, ['results'])).items
  },
}
