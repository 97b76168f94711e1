import type { LiveEvent } from '../../../generated/types'
import quick from '../../../generated/validators/service/live-event.quick.js'
import { getPublishedEvents } from '../../../service/liveEvents'
import type { ViewSource } from '../../../site/registry'
import { readList } from '../../../site/validate/readAnswer'

/** The live events that the title names, in its order. */
export const liveEventsSource: ViewSource<unknown, LiveEvent[]> = {
  key: ({ slug, live_events = [] }) => `live-events ${slug} ${live_events.join()}`,
  async load({ runtime: { http, problems }, title: { live_events = [] } }) {
    if (live_events.length === 0) return []
    const check = { schema: 'service/live-event', quick, problems } as const
    const { items } = await readList<LiveEvent>(await getPublishedEvents(http), check)
    return live_events.flatMap((slug) => items.find((event) => event.slug === slug) ?? [])
  },
  count: (events) => events.length,
}
