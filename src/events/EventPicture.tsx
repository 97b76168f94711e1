import { classes } from '../lib/browser/classes'
import { safeResourceUrl } from '../lib/url/safeHref'
import { Picture } from '../ui/picture/Picture'
import './eventPicture.scss'

interface Props {
  src: string | undefined
  /** Maximum size in CSS pixels. */
  width: number
  height: number
  sizes?: string
  first?: boolean
}

/** The image of an event, cropped to its frame. SVG files are logos and are not cropped. */
export function EventPicture({ src, ...size }: Props) {
  const isLogo = /\.svg(?:$|[?#])/i.test(src ?? '')
  return (
    <span className={classes('mq-event-picture', isLogo && 'mq-event-picture--logo')}>
      <Picture src={safeResourceUrl(src)} alt="" {...size} />
    </span>
  )
}
