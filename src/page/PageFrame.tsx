import { classes } from '../lib/browser/classes'
import { usePage } from '../site/react/PageContext'
import { useRuntime } from '../site/react/RuntimeContext'
import { useDocumentTitle } from '../site/react/useDocumentTitle'

interface Props {
  /** Name of the page for the browser's title bar. Default: the route's heading or label. */
  title?: string
  children: React.ReactNode
}

/** Root element of a page with its id, classes and title (spec: css id). */
export function PageFrame({ title, children }: Props) {
  const { route } = usePage()
  const { plan } = useRuntime()
  useDocumentTitle(title ?? route?.heading ?? route?.label ?? plan.title)
  return (
    <div id={route?.css_id} className={classes('mq-page', route?.class)}>
      {children}
    </div>
  )
}

/** Visually hidden h1 of a page that opens with images. */
export function HiddenHeading() {
  const { route } = usePage()
  const { plan } = useRuntime()
  return (
    <h1 className="mq-vh" tabIndex={-1}>
      {route?.label ?? plan.title}
    </h1>
  )
}
