import { type ComponentProps, useMemo } from 'react'
import { useQuery } from '../../data/useQuery'
import { isPast, turningPoints } from '../../events/eventOffer'
import { useOwnAnswers } from '../../events/ownAnswers'
import { useEventClock } from '../../events/useEventClock'
import type { Event } from '../../generated/types'
import { EmptyState } from '../../page/EmptyState'
import { EmptyStateArt } from '../../page/EmptyStateArt'
import { ListStates } from '../../page/list/ListStates'
import { SortHeads, SortSelect, useSortOrder } from '../../page/list/TableSort'
import { useGrowingCount } from '../../page/list/useGrowingCount'
import { PageFrame } from '../../page/PageFrame'
import { PageHeading } from '../../page/PageHeading'
import { eventsQuery } from '../../service/events/rsvp'
import type { PageProps } from '../../site/pageProps'
import { ModuleList } from '../../site/react/ModuleList'
import { useText } from '../../text/TextContext'
import { Picture } from '../../ui/picture/Picture'
import { EventRow } from './EventRow'
import { type EventOrder, FIRST_ORDER, SORTS, sortEvents } from './eventOrder'
import './eventList.scss'

interface Props {
  route: PageProps['route']
  /** Path of the list. */
  base: string
}

/** The events that are visible (spec part 2, section 2: Events list). */
export function EventList({ route, base }: Props) {
  const t = useText()
  const answer = useQuery(eventsQuery)
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
          answer={answer}
          shape="row"
          failed={t('eventsFailed')}
          isEmpty={(events) => !events.some(isShown)}
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

const CHOICES = [
  ['start_date desc', 'eventSortNewest'],
  ['start_date asc', 'eventSortOldest'],
  ['event_name asc', 'eventSortNameUp'],
  ['event_name desc', 'eventSortNameDown'],
  ['location_name asc', 'eventSortLocationUp'],
  ['location_name desc', 'eventSortLocationDown'],
] as const

const isShown = ({ is_visible }: Event) => is_visible === true

/** The table. As long as nobody sorts it, what lies behind stands below a line of its own. */
function EventTable({ events, base, format }: { events: readonly Event[]; base: string; format?: string }) {
  const t = useText()
  const [order, choose] = useSortOrder(SORTS, FIRST_ORDER)
  const now = useEventClock(useMemo(() => events.flatMap((event) => turningPoints(event)), [events]))
  const { coming, earlier } = useMemo(() => parted(events.filter(isShown), order, now), [events, order, now])
  return (
    <div className="mq-events mq-wrap">
      <SortSelect order={order} onChoose={choose} choices={CHOICES} />
      <table className="mq-sort-table mq-events__table">
        <thead>
          <SortHeads order={order} onChoose={choose} columns={COLUMNS}>
            <th scope="col">
              <span className="mq-vh">{t('eventRsvp')}</span>
            </th>
          </SortHeads>
        </thead>
        <EventRows
          // Anew in another order: a long list comes bit by bit.
          key={`${order.sort} ${order.descending} ${order.chosen}`}
          coming={coming}
          earlier={earlier}
          base={base}
          format={format}
          now={now}
        />
      </table>
    </div>
  )
}

interface EventRowsProps extends Pick<ComponentProps<typeof EventRow>, 'base' | 'format' | 'now'> {
  coming: readonly Event[]
  earlier: readonly Event[]
}

function EventRows({ coming, earlier, ...common }: EventRowsProps) {
  const t = useText()
  const { withAnswer } = useOwnAnswers()
  const count = useGrowingCount(coming.length + earlier.length)
  const rows = (list: readonly Event[], isPast: boolean) =>
    list.map((event) => <EventRow key={event.id} event={withAnswer(event)} isPast={isPast} {...common} />)
  return (
    <>
      <tbody>{rows(coming.slice(0, count), false)}</tbody>
      {earlier.length > 0 && count > coming.length && (
        <tbody className="mq-events__earlier">
          <tr>
            <th colSpan={4}>{t('eventsEarlier')}</th>
          </tr>
          {rows(earlier.slice(0, count - coming.length), true)}
        </tbody>
      )}
    </>
  )
}

/** The events above the line and below it. */
function parted(events: readonly Event[], order: EventOrder, now: number) {
  const sorted = sortEvents(events, order)
  if (order.chosen) return { coming: sorted, earlier: [] }
  const past = new Set(sorted.filter((event) => isPast(event, now)))
  return { coming: sorted.filter((event) => !past.has(event)), earlier: [...past] }
}
