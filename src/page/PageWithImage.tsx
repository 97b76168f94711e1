import { classes } from '../lib/browser/classes'
import { Picture } from '../ui/picture/Picture'
import './pageWithImage.scss'

interface Props {
  /** Without an image, the text uses the full width. */
  src: string | undefined
  /** Side of the image from tablets on. On phones it is above the text. */
  side: 'start' | 'end'
  children: React.ReactNode
}

/** A page of text with a sticky image beside it. */
export function PageWithImage({ src, side, children }: Props) {
  if (!src) return <div className="mq-beside mq-beside--alone mq-wrap">{children}</div>
  return (
    <div className={classes('mq-beside', `mq-beside--${side}`)}>
      <div className="mq-beside__picture">
        {/* It fills the height of the screen and most images are wide, so the height decides the size. */}
        <Picture src={src} alt="" width={1680} height={720} sizes="(max-width: 767px) 500px, 190vh" first />
      </div>
      <div className="mq-beside__words">{children}</div>
    </div>
  )
}
