import { useEffect, useState } from 'react'
import { classes } from '../lib/classes'
import { usePage } from '../site/PageContext'
import { useRuntime } from '../site/RuntimeContext'
import { createPageMenu, PageMenuProvider } from './pageMenu'

interface Props {
  /** Name of the page for the browser's title bar. Default: the route's heading or label. */
  title?: string
  children: React.ReactNode
}

/** The element of a page, with the id and classes of its route, its title (spec: css id), and room for a content menu. */
export function PageFrame({ title, children }: Props) {
  const { route } = usePage()
  const { plan } = useRuntime()
  const [menu] = useState(createPageMenu)
  const own = title ?? route?.heading ?? route?.label
  useEffect(() => {
    document.title = own && own !== plan.title ? `${own} · ${plan.title}` : plan.title
  }, [own, plan])
  return (
    <div id={route?.css_id} className={classes('mq-page', route?.class)}>
      <PageMenuProvider value={menu}>{children}</PageMenuProvider>
    </div>
  )
}
