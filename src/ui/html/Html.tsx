import { type MouseEvent, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { createLoader } from '../../lib/async/loader'
import { classes } from '../../lib/browser/classes'
import { closestTo } from '../../lib/browser/closestTo'
import { internalPath } from '../../lib/url/internalPath'
import { isPlainClick } from '../../lib/url/isPlainClick'
import { useText } from '../../text/TextContext'
import { Notice } from '../Notice'
import { Skeleton } from '../Skeleton'
import { useLoaded } from '../useLoaded'
import './html.scss'

interface Props {
  /** Untrusted HTML from data. */
  html: string
  /** Hosts whose iframes are allowed. Default: none. */
  frames?: readonly string[]
  className?: string
}

const sanitiserLoader = createLoader(() => import('./sanitise'))

/** Renders HTML from data, sanitised. The only component that may do so. Links within the site navigate without a reload. */
export function Html({ html, frames, className }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const { value, error, retry } = useLoaded(sanitiserLoader)

  // Memoised: React writes the HTML again for each new object, which would lose the focus.
  const safeHtml = useMemo(() => value && { __html: value.sanitise(html, frames) }, [value, html, frames])

  if (error) return <Notice title={t('moduleFailed')} action={{ label: t('tryAgain'), onPress: retry }} />
  if (!safeHtml) return <Skeleton shape="text" />

  const followLink = (event: MouseEvent) => {
    const to = pathOfClickedLink(event)
    if (!to) return
    event.preventDefault()
    navigate(to)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links in it are what is pressed, and Enter clicks them
    <div
      className={classes('mq-html', className)}
      onClick={followLink}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised above
      dangerouslySetInnerHTML={safeHtml}
    />
  )
}

/** The path within the site of a plainly clicked link; undefined if the browser must handle the click. */
function pathOfClickedLink(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || !isPlainClick(event)) return undefined
  const link = closestTo(event, 'a[href]')
  return link && !link.hasAttribute('target') ? internalPath(link.getAttribute('href')) : undefined
}
