import { type MouseEvent, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { classes } from '../../lib/classes'
import { createLoader } from '../../lib/loader'
import { internalPath } from '../../lib/url/internalPath'
import { isPlainPress } from '../../lib/url/isPlainPress'
import { useText } from '../../text/TextContext'
import { Notice } from '../Notice'
import { Skeleton } from '../Skeleton'
import { useLoaded } from '../useLoaded'
import './html.scss'

interface Props {
  /** HTML from data: never trusted. */
  html: string
  /** Hosts whose frames stay in it. Default: none. */
  frames?: readonly string[]
  className?: string
}

const code = createLoader(() => import('./sanitise'))

/** The one place where HTML from data is shown: sanitised, with the site's type, and links within the site without a reload. */
export function Html({ html, frames, className }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const { value, error, retry } = useLoaded(code)

  // Made once: another object would write all of it anew, and take the focus out of it.
  const safe = useMemo(() => value && { __html: value.sanitise(html, frames) }, [value, html, frames])

  if (error) return <Notice title={t('moduleFailed')} action={{ label: t('tryAgain'), onPress: retry }} />
  if (!safe) return <Skeleton shape="text" />

  const follow = (event: MouseEvent) => {
    const to = pathOf(event)
    if (!to) return
    event.preventDefault()
    navigate(to)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links in it are what is pressed, and Enter clicks them
    <div
      className={classes('mq-html', className)}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the one sanitised place
      dangerouslySetInnerHTML={safe}
    />
  )
}

/** The path within the site that a plain press of a link leads to; undefined: the browser does it. */
function pathOf(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || !isPlainPress(event)) return undefined
  const link = (event.target as Element).closest('a[href]')
  return link && !link.hasAttribute('target') ? internalPath(link.getAttribute('href')) : undefined
}
