import type { Resume } from '../../../catalogue/title/titleFacts'
import { runtime } from '../../../lib/text/runtime'
import type { Text } from '../../../text/createText'

/** "23 min", or "1h 5m" from an hour on. Minutes are rounded up: nobody has 0 left. */
export function timeLeft({ secondsLeft }: Resume, t: Text): string {
  const minutes = Math.ceil(secondsLeft / 60)
  return minutes < 60 ? t('minutesBrief', { count: minutes }) : (runtime(minutes * 60) ?? '')
}
