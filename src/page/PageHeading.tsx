import { classes } from '../lib/classes'
import './pageHeading.scss'

interface Props {
  heading: string
  /** true: as large as the name of a film, on a page that stands by itself. */
  large?: boolean
  children?: React.ReactNode
}

/** The heading of a page that does not begin with a hero. */
export function PageHeading({ heading, large, children }: Props) {
  return (
    <div className={classes('mq-heading mq-wrap', large && 'mq-heading--large')}>
      <h1 tabIndex={-1}>{heading}</h1>
      {children}
    </div>
  )
}
