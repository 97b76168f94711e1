import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { closestTo } from '../../lib/browser/closestTo'
import { isRecord } from '../../lib/json/isRecord'
import { isPlainClick } from '../../lib/url/isPlainClick'
import { useRuntime } from '../../site/react/RuntimeContext'

/** The genre whose page the visitor came from. */
export interface OriginGenre {
  slug: string
  name: string
}

/**
 * Click handler that adds the genre to the navigation state of card links (spec, section 2: /title/{slug}), for
 * `onClickCapture` of an ancestor. Only genre pages need this state, so they intercept clicks on their links instead of passing it to every card.
 */
export function useGenreInLinks(genre: OriginGenre | undefined): (event: MouseEvent<HTMLElement>) => void {
  const navigate = useNavigate()
  return (event) => {
    const link = closestTo<HTMLAnchorElement>(event, 'a[data-card]')
    if (!genre || !link || link.origin !== location.origin || (link.target && link.target !== '_self')) return
    if (!isPlainClick(event)) return
    event.preventDefault()
    const { slug, name } = genre
    navigate(link.pathname + link.search + link.hash, { state: { genre: { slug, name } } })
  }
}

/**
 * The genre the visitor came from, also after Back and a reload.
 * @returns undefined without one, or if the brand no longer lists it
 */
export function useOriginGenre(): OriginGenre | undefined {
  const { genre_slugs: slugs } = useRuntime().plan.document.site_config
  const genre = parseOriginGenre(useLocation().state)
  return genre && (!slugs || slugs.includes(genre.slug)) ? genre : undefined
}

/** The genre in a navigation state. Browsers keep states for a long time, so they are validated. */
export function parseOriginGenre(state: unknown): OriginGenre | undefined {
  const genre = isRecord(state) ? state.genre : undefined
  if (!isRecord(genre)) return undefined
  const { slug, name } = genre
  return typeof slug === 'string' && slug !== '' && typeof name === 'string' && name !== '' ? { slug, name } : undefined
}
