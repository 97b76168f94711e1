import { classes } from '../lib/classes'
import { Picture } from '../ui/picture/Picture'
import './pictureBeside.scss'

interface Props {
  /** The picture; without one the words have the page to themselves. */
  src: string | undefined
  /** Where the picture stands from a tablet's width on: before the words, or after them. On phones it is above. */
  side: 'start' | 'end'
  children: React.ReactNode
}

/** A page of words with a picture beside them, which stays while they scroll. */
export function PictureBeside({ src, side, children }: Props) {
  if (!src) return <div className="mq-beside mq-beside--alone mq-wrap">{children}</div>
  return (
    <div className={classes('mq-beside', `mq-beside--${side}`)}>
      <div className="mq-beside__picture">
        {/* It fills the height of the screen, and most are wide: what counts is the height. */}
        <Picture src={src} alt="" width={1680} height={720} sizes="(max-width: 767px) 500px, 190vh" first />
      </div>
      <div className="mq-beside__words">{children}</div>
    </div>
  )
}
