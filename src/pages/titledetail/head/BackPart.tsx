import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { genreLink } from '../../../catalogue/genres/genres'
import { type OriginGenre, useOriginGenre } from '../../../catalogue/genres/originGenre'
import { pathKey } from '../../../lib/url/internalPath'
import { isPlainClick } from '../../../lib/url/isPlainClick'
import { previousPageName } from '../../../page/previousPage'
import { defaultRoute, type PlannedRoute } from '../../../site/plan/plan'
import { usePage } from '../../../site/react/PageContext'
import { useRuntime } from '../../../site/react/RuntimeContext'
import { useText } from '../../../text/TextContext'
import { BACK_ICON } from '../../../ui/backIcon'
import { Icon } from '../../../ui/Icon'
import { SmartLink } from '../../../ui/SmartLink'
import type { PartProps } from './parts'

/**
 * Back link with the name of its page. Visitors who came from a page of the site return to it with its state, others to
 * the list above the title.
 */
export function BackPart({ level }: PartProps) {
  const t = useText()
  const { routes } = useRuntime()
  const navigate = useNavigate()
  const { pathname } = usePage()
  const genre = useOriginGenre()
  // Fixed at mount: the address may change on the page, for example by its tabs, without a new history entry.
  const [previousPage] = useState(previousPageName)
  // A dialog has a close button.
  if (level === 2) return null
  const parent = backLink(routes(), pathname, genre)
  const href = parent.href
  const label = genre?.name ?? previousPage ?? parent.label ?? t('startPage')
  return (
    <SmartLink
      className="mq-title__back"
      href={href}
      onClick={(event) => {
        // Goes back only if the label names that page.
        if (!isPlainClick(event) || !((window.history.state?.idx ?? 0) > 0) || !(genre || previousPage)) return
        event.preventDefault()
        navigate(-1)
      }}
    >
      <Icon path={BACK_ICON} />
      <span className="mq-vh">{t('back')}: </span>
      {label}
    </SmartLink>
  )
}

/**
 * Target of the back link: the genre that the visitor came from (spec: navigation carries the genre), otherwise the
 * route above the path, otherwise the default route.
 * @param routes routes of this visitor
 * @returns a label if the target has a name
 */
function backLink(
  routes: PlannedRoute[],
  pathname: string,
  genre: OriginGenre | undefined,
): { href: string; label?: string } {
  const genrePage = genre && genreLink(genre.slug, routes)
  if (genrePage) return { href: genrePage, label: genre.name }
  const parent = pathKey(pathname.replace(/\/[^/]*$/, ''))
  const route = routes.find((each) => pathKey(each.route) === parent && !each.redirect)
  if (route) return { href: route.route, label: route.label ?? route.heading }
  const start = defaultRoute(routes)
  return { href: start?.route ?? '/', label: start?.label ?? start?.heading }
}
