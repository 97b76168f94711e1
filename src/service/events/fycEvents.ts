import type { FycEvent } from '../../generated/types'
import quick from '../../generated/validators/service/fyc-event.quick.js'
import type { Query, Thing } from '../query'

const FYC_EVENT: Thing<FycEvent> = { schema: 'service/fyc-event', quick }

/** The screenings of a season: GET /fyc-events/, which answers with `results`; 1000 at most (spec part 2, sections 7 and 9). */
export const fycEventsQuery: Query<FycEvent[]> = {
  key: 'fyc-events',
  async read(ask) {
    const reply = await ask.get('fyc-events/?limit=1000', { device: true })
    return (await ask.list(reply, FYC_EVENT, ['results'])).items
  },
}
