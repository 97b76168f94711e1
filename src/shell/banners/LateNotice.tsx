import type { NavbarNotice } from '../../generated/types'
import { createLoader } from '../../lib/loader'
import { useLoaded } from '../../ui/useLoaded'
import './lateNotice.scss'

const strip = createLoader(() => import('./NoticeStrip'))

/** The line above the top bar: few sites have one, so its code comes when it is needed. Its room is there before. */
export function LateNotice(props: { notice: NavbarNotice; short: boolean }) {
  const { value, error } = useLoaded(strip)
  if (value) return <value.NoticeStrip {...props} />
  // What is over leaves no room; nor does what cannot be had.
  const over = Date.parse(props.notice.until ?? '') < Date.now()
  return over || error ? null : <div className="mq-notice-room" />
}
