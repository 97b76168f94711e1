import { classes } from '../lib/classes'
import './pageHeading.scss'

interface Props {
  heading: string
  /** True for the size of a film's title. */
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
