import { classes } from '../lib/classes'
import { safeResource } from '../lib/url/safeHref'
import { Picture } from '../ui/picture/Picture'
import './eventPicture.scss'

interface Props {
  src: string | undefined
  /** Space it takes at most, in CSS pixels. */
  width: number
  height: number
  sizes?: string
  first?: boolean
}

/** The picture of an event fills its frame; a drawn logo stands in it as a whole. */
export function EventPicture({ src, ...size }: Props) {
  const isDrawn = /\.svg(?:$|[?#])/i.test(src ?? '')
  return (
    <span className={classes('mq-event-picture', isDrawn && 'mq-event-picture--logo')}>
      <Picture src={safeResource(src)} alt="" {...size} />
    </span>
  )
}
