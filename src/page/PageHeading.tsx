import './pageHeading.scss'

/** The heading of a page that does not begin with a hero. */
export function PageHeading({ heading, children }: { heading: string; children?: React.ReactNode }) {
  return (
    <div className="mq-heading mq-wrap">
      <h1 tabIndex={-1}>{heading}</h1>
      {children}
    </div>
  )
}
