import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { genreLink } from '../../../catalogue/genres/genres'
import { type OriginGenre, useOriginGenre } from '../../../catalogue/genres/originGenre'
import { pathKey } from '../../../lib/url/internalPath'
import { isPlainPress } from '../../../lib/url/isPlainPress'
import { placeBefore } from '../../../page/placeBefore'
import { defaultRoute, type PlannedRoute } from '../../../site/plan/plan'
import { usePage } from '../../../site/react/PageContext'
import { useRuntime } from '../../../site/react/RuntimeContext'
import { useText } from '../../../text/TextContext'
import { BACK_ICON } from '../../../ui/backIcon'
import { Icon } from '../../../ui/Icon'
import { SmartLink } from '../../../ui/SmartLink'
import type { PartProps } from './parts'

/** The way back, by the name of the place: who came from within lands in the same place of that page, anybody else in the list that the title belongs to. */
export function BackPart({ level }: PartProps) {
  const t = useText()
  const { routes } = useRuntime()
  const navigate = useNavigate()
  const { pathname } = usePage()
  const genre = useOriginGenre()
  // The page stays while its address changes: its tabs, for example, are no steps of the history.
  const [before] = useState(placeBefore)
  // A dialog has its own way out.
  if (level === 2) return null
  const above = backLink(routes(), pathname, genre)
  const href = above.href
  const label = genre?.name ?? before ?? above.label ?? t('startPage')
  return (
    <SmartLink
      className="mq-title__back"
      href={href}
      onClick={(event) => {
        // Where it leads is what it says: a place whose name nobody noted is not gone back to.
        if (!isPlainPress(event) || !((window.history.state?.idx ?? 0) > 0) || !(genre || before)) return
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
 * Where a title page leads back to: the genre that the visitor came from (spec: navigation carries the genre), else the
 * route above its path, else the start.
 * @param routes those that exist for this visitor
 * @returns the label where the place has a name
 */
function backLink(
  routes: PlannedRoute[],
  pathname: string,
  genre: OriginGenre | undefined,
): { href: string; label?: string } {
  const genrePage = genre && genreLink(genre.slug, routes)
  if (genrePage) return { href: genrePage, label: genre.name }
  const above = pathKey(pathname.replace(/\/[^/]*$/, ''))
  const route = routes.find((each) => pathKey(each.route) === above && !each.redirect)
  if (route) return { href: route.route, label: route.label ?? route.heading }
  const start = defaultRoute(routes)
  return { href: start?.route ?? '/', label: start?.label ?? start?.heading }
}
