import { classes } from '../lib/browser/classes'
import './pageHeading.scss'

interface Props {
  heading: string
  /** True: as large as the name on a title page. */
  large?: boolean
  children?: React.ReactNode
}

/** Heading of a page without a hero. */
export function PageHeading({ heading, large, children }: Props) {
  return (
    <div className={classes('mq-heading mq-wrap', large && 'mq-heading--large')}>
      <h1 tabIndex={-1}>{heading}</h1>
      {children}
    </div>
  )
}
