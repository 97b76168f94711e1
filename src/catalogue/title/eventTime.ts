import { formatDate } from '../../lib/dates/formatDate'

/** Date and time of a live event in the viewer's time zone (spec, part 2, section 9). */
export const formatLiveEventTime = (start: string | undefined) => formatDate(start, 'MMM. D, h:mm A')
