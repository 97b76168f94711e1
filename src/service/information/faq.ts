import type { Faq, WaysToWatch } from '../../generated/types'
import quickFaq from '../../generated/validators/service/faq.quick.js'
import quickWays from '../../generated/validators/service/ways-to-watch.quick.js'
import type { ListResult, Query, ResponseSchema } from '../query'

const FAQ_SCHEMA: ResponseSchema<Faq> = { schema: 'service/faq', quick: quickFaq }
const WAYS_TO_WATCH_SCHEMA: ResponseSchema<WaysToWatch> = { schema: 'service/ways-to-watch', quick: quickWays }

/** GET /faq/, with the header device (spec part 2, section 7) */
export const faqQuery = (): Query<ListResult<Faq>> => ({
  key: 'faq',
  read: async (client) => client.list(await client.get('faq/', { device: true }), FAQ_SCHEMA),
})

/** Ways to watch with their questions: GET /faq/ways-to-watch/categories/?questions=true, with the header device */
export const waysToWatchQuery = (): Query<ListResult<WaysToWatch>> => ({
  key: 'ways-to-watch',
  read: async (client) =>
    client.list(
      await client.get('faq/ways-to-watch/categories/?questions=true', { device: true }),
      WAYS_TO_WATCH_SCHEMA,
    ),
})
