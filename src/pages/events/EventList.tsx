import { type ComponentProps, useMemo } from 'react'
import { useQuery } from '../../data/useQuery'
import { isPast, offerChangeTimes } from '../../events/eventOffer'
import { useEventClock } from '../../events/useEventClock'
import { useVisitorRsvps } from '../../events/visitorRsvps'
import type { Event } from '../../generated/types'
import { EmptyState } from '../../page/EmptyState'
import { EmptyStateArt } from '../../page/EmptyStateArt'
import { ListStates } from '../../page/list/ListStates'
import { SortHeaders, SortSelect, useSortOrder } from '../../page/list/TableSort'
import { useGrowingCount } from '../../page/list/useGrowingCount'
import { PageFrame } from '../../page/PageFrame'
import { PageHeading } from '../../page/PageHeading'
import { eventsQuery } from '../../service/events/rsvp'
import type { PageProps } from '../../site/pageProps'
import { ModuleList } from '../../site/react/ModuleList'
import { useText } from '../../text/TextContext'
import { Picture } from '../../ui/picture/Picture'
import { EventRow } from './EventRow'
import { DEFAULT_ORDER, type EventOrder, SORT_COLUMNS, sortEvents } from './eventOrder'
import './eventList.scss'

interface Props {
  route: PageProps['route']
  base: string
}

/** Visible events (spec part 2, section 2: Events list). */
export function EventList({ route, base }: Props) {
  const t = useText()
  const result = useQuery(eventsQuery)
  const heading = route?.heading ?? route?.label ?? t('events')
  return (
    <PageFrame title={heading}>
      <ModuleList uri={route?.modules_uri}>
        {route?.image ? (
          <div className="mq-events-head">
            <PageHeading heading={heading} />
            <Picture src={route.image} alt="" width={1200} height={640} sizes="(max-width: 767px) 100vw, 52vw" first />
          </div>
        ) : (
          <PageHeading heading={heading} />
        )}
        <ListStates
          result={result}
          shape="row"
          failed={t('eventsFailed')}
          isEmpty={(events) => !events.some(isVisible)}
          empty={
            <EmptyState text={t('eventsNone')}>
              <EmptyStateArt />
            </EmptyState>
          }
        >
          {(events) => <EventTable events={events} base={base} format={route?.time_format} />}
        </ListStates>
      </ModuleList>
    </PageFrame>
  )
}

const COLUMNS = [
  ['event_name', 'eventColumnName'],
  ['start_date', 'eventColumnDate'],
  ['location_name', 'eventColumnLocation'],
] as const

const SORT_CHOICES = [
  ['start_date', 'desc', 'eventSortNewest'],
  ['start_date', 'asc', 'eventSortOldest'],
  ['event_name', 'asc', 'eventSortNameUp'],
  ['event_name', 'desc', 'eventSortNameDown'],
  ['location_name', 'asc', 'eventSortLocationUp'],
  ['location_name', 'desc', 'eventSortLocationDown'],
] as const

const isVisible = ({ is_visible }: Event) => is_visible === true

/** Until the visitor sorts the table, past events are in a group of their own at the end. */
function EventTable({ events, base, format }: { events: readonly Event[]; base: string; format?: string }) {
  const t = useText()
  const [order, choose] = useSortOrder(SORT_COLUMNS, DEFAULT_ORDER)
  const now = useEventClock(useMemo(() => events.flatMap((event) => offerChangeTimes(event)), [events]))
  const { upcoming, past } = useMemo(() => splitByTime(events.filter(isVisible), order, now), [events, order, now])
  return (
    <div className="mq-events mq-wrap">
      <SortSelect order={order} onChoose={choose} choices={SORT_CHOICES} />
      <table className="mq-sort-table mq-events__table">
        <thead>
          <SortHeaders order={order} onChoose={choose} columns={COLUMNS}>
            <th scope="col">
              <span className="mq-vh">{t('eventRsvp')}</span>
            </th>
          </SortHeaders>
        </thead>
        <EventRows
          // Restarts the stepwise rendering for another order.
          key={`${order.sort} ${order.descending} ${order.chosen}`}
          upcoming={upcoming}
          past={past}
          base={base}
          format={format}
          now={now}
        />
      </table>
    </div>
  )
}

interface EventRowsProps extends Pick<ComponentProps<typeof EventRow>, 'base' | 'format' | 'now'> {
  upcoming: readonly Event[]
  past: readonly Event[]
}

function EventRows({ upcoming, past, ...common }: EventRowsProps) {
  const t = useText()
  const { withRsvp } = useVisitorRsvps()
  const count = useGrowingCount(upcoming.length + past.length)
  const rows = (list: readonly Event[], isPast: boolean) =>
    list.map((event) => <EventRow key={event.id} event={withRsvp(event)} isPast={isPast} {...common} />)
  return (
    <>
      <tbody>{rows(upcoming.slice(0, count), false)}</tbody>
      {past.length > 0 && count > upcoming.length && (
        <tbody className="mq-events__earlier">
          <tr>
            <th colSpan={4}>{t('eventsEarlier')}</th>
          </tr>
          {rows(past.slice(0, count - upcoming.length), true)}
        </tbody>
      )}
    </>
  )
}

/** Splits upcoming and past events, unless the visitor has sorted the table. */
function splitByTime(events: readonly Event[], order: EventOrder, now: number) {
  const sorted = sortEvents(events, order)
  if (order.chosen) return { upcoming: sorted, past: [] }
  const past = new Set(sorted.filter((event) => isPast(event, now)))
  return { upcoming: sorted.filter((event) => !past.has(event)), past: [...past] }
}
