import { useNavigate } from 'react-router-dom'
import { type FromGenre, useCameFrom } from '../../../catalogue/genres/cameFromGenre'
import { genreLink } from '../../../catalogue/genres/genres'
import { isPlainPress } from '../../../lib/url/isPlainPress'
import { defaultRoute, type PlannedRoute } from '../../../site/plan/plan'
import { usePage } from '../../../site/react/PageContext'
import { useRuntime } from '../../../site/react/RuntimeContext'
import { useText } from '../../../text/TextContext'
import { Icon } from '../../../ui/Icon'
import { SmartLink } from '../../../ui/SmartLink'
import type { PartProps } from './parts'

/** The way back: to the list that the page belongs to. Who came from there lands in the same place of it. */
export function BackPart({ level }: PartProps) {
  const t = useText()
  const { routes } = useRuntime()
  const navigate = useNavigate()
  const { pathname } = usePage()
  const genre = useCameFrom()
  // A dialog has its own way out.
  if (level === 2) return null
  const { href, label } = backLink(routes(), pathname, genre)
  return (
    <SmartLink
      className="mq-title__back"
      href={href}
      onClick={(event) => {
        if (!isPlainPress(event) || !((window.history.state?.idx ?? 0) > 0)) return
        event.preventDefault()
        navigate(-1)
      }}
    >
      <Icon name="back" />
      {label ?? t('back')}
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
  genre: FromGenre | undefined,
): { href: string; label?: string } {
  if (genre) return { href: genreLink(genre.slug, routes), label: genre.name }
  const above = pathname.replace(/\/[^/]*$/, '')
  const route = routes.find((each) => each.route === above && !each.redirect)
  if (route) return { href: route.route, label: route.label ?? route.heading }
  return { href: defaultRoute(routes)?.route ?? '/' }
}
