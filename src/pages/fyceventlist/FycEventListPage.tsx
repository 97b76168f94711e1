import { useEffect, useMemo, useRef } from 'react'
import { formatLiveEventTime } from '../../catalogue/title/eventTime'
import { usePolling } from '../../data/usePolling'
import { useQuery } from '../../data/useQuery'
import { EventPicture } from '../../events/EventPicture'
import { useEventClock } from '../../events/useEventClock'
import type { FycEvent } from '../../generated/types'
import { EmptyState } from '../../page/EmptyState'
import { EmptyStateArt } from '../../page/EmptyStateArt'
import { ListStates } from '../../page/list/ListStates'
import { SortHeaders, SortSelect, useSortOrder } from '../../page/list/TableSort'
import { useGrowingCount } from '../../page/list/useGrowingCount'
import { PageFrame } from '../../page/PageFrame'
import { PageHeading } from '../../page/PageHeading'
import { fycEventsQuery } from '../../service/events/fycEvents'
import type { PageProps } from '../../site/pageProps'
import { ModuleList } from '../../site/react/ModuleList'
import { useText } from '../../text/TextContext'
import { LiveScreening } from './LiveScreening'
import { DEFAULT_ORDER, groupScreenings, SORT_COLUMNS, startAndEndTimes } from './screenings'
import './fycEventList.scss'

const REFRESH_INTERVAL_MS = 30_000

/**
 * Screenings in an awards season (spec part 2, section 2: FYC events list). The list is refreshed, so that a screening
 * that starts can be opened.
 */
export default function FycEventListPage({ route }: PageProps) {
  const t = useText()
  const heading = route?.heading ?? route?.label ?? t('screenings')
  const { error, ...result } = useQuery(fycEventsQuery, { keepPreviousData: true })
  const { data = NO_EVENTS, isFetching, retry } = result
  usePolling(REFRESH_INTERVAL_MS, retry)
  const now = useRefreshOnChange(data, isFetching, retry)
  const isEmpty = (events: readonly FycEvent[]) => {
    const { live, upcoming } = groupScreenings(events, DEFAULT_ORDER)
    return live.length + upcoming.length === 0
  }
  return (
    <PageFrame title={heading}>
      <ModuleList uri={route?.modules_uri}>
        <PageHeading heading={heading} />
        <ListStates
          // A failed refresh keeps the list.
          result={{ ...result, error: result.data ? undefined : error }}
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

const NO_EVENTS: readonly FycEvent[] = []

/**
 * Delays of the requests after a start or end, in ms. The server clock is known only to a fraction of a second, so the
 * first request may be too early.
 */
const REFRESH_DELAYS_MS = [0, 2_000]

/**
 * Refreshes the list when a screening starts or ends.
 * @returns server time in ms since 1970
 */
function useRefreshOnChange(events: readonly FycEvent[], busy: boolean, refresh: () => void): number {
  const refreshTimes = useMemo(
    () => startAndEndTimes(events).flatMap((time) => REFRESH_DELAYS_MS.map((delay) => time + delay)),
    [events],
  )
  const now = useEventClock(refreshTimes)
  const passed = refreshTimes.filter((time) => time <= now).length
  const latest = useRef({ events, passed })
  useEffect(() => {
    const previous = latest.current
    latest.current = { events, passed }
    if (previous.events === events && previous.passed !== passed && !busy) refresh()
  })
  return now
}

function Screenings({ events, now }: { events: readonly FycEvent[]; now: number }) {
  const t = useText()
  const [order, choose] = useSortOrder(SORT_COLUMNS, DEFAULT_ORDER)
  const { live, upcoming } = useMemo(() => groupScreenings(events, order), [events, order])
  const count = useGrowingCount(upcoming.length)
  return (
    <div className="mq-screenings mq-wrap">
      {live.map((event) => (
        <LiveScreening key={event.slug} event={event} now={now} />
      ))}
      <p role="status" className="mq-vh">
        {live.length > 0 && t('screeningsLive', { names: live.map(({ name }) => name).join(', ') })}
      </p>
      {upcoming.length > 0 && (
        <>
          <SortSelect order={order} onChoose={choose} choices={SORT_CHOICES} />
          <table className="mq-sort-table mq-screenings__table">
            <thead>
              <SortHeaders order={order} onChoose={choose} columns={COLUMNS}>
                <th scope="col">
                  <span className="mq-vh">{t('eventView')}</span>
                </th>
              </SortHeaders>
            </thead>
            <tbody>
              {upcoming.slice(0, count).map((event) => (
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

const SORT_CHOICES = [
  ['date', 'asc', 'eventSortOldest'],
  ['date', 'desc', 'eventSortNewest'],
  ['name', 'asc', 'eventSortNameUp'],
  ['name', 'desc', 'eventSortNameDown'],
] as const

function ScreeningRow({ event }: { event: FycEvent }) {
  const t = useText()
  const startText = formatLiveEventTime(event.event_window?.start_time)
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
      <td className="mq-screening__when">
        {startText && <time dateTime={event.event_window?.start_time}>{startText}</time>}
      </td>
      <td className="mq-screening__way">{t('screeningComing')}</td>
    </tr>
  )
}
