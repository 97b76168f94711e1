import { usePage } from '../site/react/PageContext'
import { useRuntime } from '../site/react/RuntimeContext'

/** The h1 of a page that opens with pictures: for people who do not see them. */
export function HiddenHeading() {
  const { route } = usePage()
  const { plan } = useRuntime()
  return (
    <h1 className="mq-vh" tabIndex={-1}>
      {route?.label ?? plan.title}
    </h1>
  )
}
