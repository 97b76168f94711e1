import { useEffect, useMemo, useRef } from 'react'
import { eventTime } from '../../catalogue/title/eventTime'
import { usePolling } from '../../data/usePolling'
import { useQuery } from '../../data/useQuery'
import { EventPicture } from '../../events/EventPicture'
import { useEventClock } from '../../events/useEventClock'
import type { FycEvent } from '../../generated/types'
import { EmptyState } from '../../page/EmptyState'
import { EmptyStateArt } from '../../page/EmptyStateArt'
import { ListStates } from '../../page/list/ListStates'
import { SortHeads, SortSelect, useSortOrder } from '../../page/list/TableSort'
import { useGrowingCount } from '../../page/list/useGrowingCount'
import { PageFrame } from '../../page/PageFrame'
import { PageHeading } from '../../page/PageHeading'
import { fycEventsQuery } from '../../service/events/fycEvents'
import type { PageProps } from '../../site/pageProps'
import { ModuleList } from '../../site/react/ModuleList'
import { useText } from '../../text/TextContext'
import { LiveScreening } from './LiveScreening'
import { FIRST_ORDER, SORTS, sortScreenings, turnsOf } from './screenings'
import './fycEventList.scss'

/** How often the list is asked for again, in milliseconds. */
const ASK_EVERY = 30_000

/** The screenings of a season (spec part 2, section 2: FYC events list). What begins while somebody waits can be opened then. */
export default function FycEventListPage({ route }: PageProps) {
  const t = useText()
  const heading = route?.heading ?? route?.label ?? t('screenings')
  const { error, ...answer } = useQuery(fycEventsQuery, { keepPreviousData: true })
  const { data = NONE, isFetching: busy, retry } = answer
  usePolling(ASK_EVERY, retry)
  const now = useTurns(data, busy, retry)
  const isEmpty = (events: readonly FycEvent[]) => {
    const { live, coming } = sortScreenings(events, FIRST_ORDER)
    return live.length + coming.length === 0
  }
  return (
    <PageFrame title={heading}>
      <ModuleList uri={route?.modules_uri}>
        <PageHeading heading={heading} />
        <ListStates
          // A list that stands is not taken away because it could not be asked for again.
          answer={{ ...answer, error: answer.data ? undefined : error }}
          shape="row"
          failed={t('screeningsFailed')}
          isEmpty={isEmpty}
          empty={
            <EmptyState text={t('screeningsNone')}>
              <EmptyStateArt />
            </EmptyState>
          }
        >
          {(events) => <Screenings events={events} now={now} />}
        </ListStates>
      </ModuleList>
    </PageFrame>
  )
}

const NONE: readonly FycEvent[] = []

/**
 * When it is asked again after a turn, in milliseconds. The problem: the server's clock is known to a fraction of a
 * second only, and who asks a moment too early hears of no change. The solution: a second question soon after.
 */
const ASK_AFTER_TURN = [0, 2_000]

/**
 * Asks again when a screening begins or ends.
 * @returns the moment by the server's clock, in milliseconds since 1970
 */
function useTurns(events: readonly FycEvent[], busy: boolean, ask: () => void): number {
  const turns = useMemo(() => turnsOf(events).flatMap((turn) => ASK_AFTER_TURN.map((later) => turn + later)), [events])
  const now = useEventClock(turns)
  const passed = turns.filter((turn) => turn <= now).length
  const known = useRef({ events, passed })
  useEffect(() => {
    const before = known.current
    known.current = { events, passed }
    if (before.events === events && before.passed !== passed && !busy) ask()
  })
  return now
}

function Screenings({ events, now }: { events: readonly FycEvent[]; now: number }) {
  const t = useText()
  const [order, choose] = useSortOrder(SORTS, FIRST_ORDER)
  const { live, coming } = useMemo(() => sortScreenings(events, order), [events, order])
  const count = useGrowingCount(coming.length)
  return (
    <div className="mq-screenings mq-wrap">
      {live.map((event) => (
        <LiveScreening key={event.slug} event={event} now={now} />
      ))}
      <p role="status" className="mq-vh">
        {live.length > 0 && t('screeningsLive', { names: live.map(({ name }) => name).join(', ') })}
      </p>
      {coming.length > 0 && (
        <>
          <SortSelect order={order} onChoose={choose} choices={CHOICES} />
          <table className="mq-sort-table mq-screenings__table">
            <thead>
              <SortHeads order={order} onChoose={choose} columns={COLUMNS}>
                <th scope="col">
                  <span className="mq-vh">{t('eventView')}</span>
                </th>
              </SortHeads>
            </thead>
            <tbody>
              {coming.slice(0, count).map((event) => (
                <ScreeningRow key={event.slug} event={event} />
              ))}
            </tbody>
          </table>
        </>
      )}
    </div>
  )
}

const COLUMNS = [
  ['name', 'eventColumnName'],
  ['date', 'eventColumnDate'],
] as const

const CHOICES = [
  ['date asc', 'eventSortOldest'],
  ['date desc', 'eventSortNewest'],
  ['name asc', 'eventSortNameUp'],
  ['name desc', 'eventSortNameDown'],
] as const

/** A screening that is still to come. */
function ScreeningRow({ event }: { event: FycEvent }) {
  const t = useText()
  const when = eventTime(event.event_window?.start_time)
  return (
    <tr className="mq-screening">
      <th scope="row" className="mq-screening__what">
        <EventPicture src={event.poster} width={352} height={198} sizes="(max-width: 767px) 100vw, 176px" />
        <span className="mq-screening__words">
          {event.type && <em>{event.type}</em>}
          <b>{event.name}</b>
          {event.summary && <span className="mq-clamp">{event.summary}</span>}
        </span>
      </th>
      <td className="mq-screening__when">{when && <time dateTime={event.event_window?.start_time}>{when}</time>}</td>
      <td className="mq-screening__way">{t('screeningComing')}</td>
    </tr>
  )
}
