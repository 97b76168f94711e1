import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isRecord } from '../../lib/json/isRecord'
import { isPlainPress } from '../../lib/url/isPlainPress'
import { useRuntime } from '../../site/react/RuntimeContext'

/** A genre whose page led to a title. */
export interface OriginGenre {
  slug: string
  name: string
}

/**
 * Makes the links to titles below an element carry the genre in the state of the navigation (spec, section 2:
 * /title/{slug}). It is given to `onClickCapture` of that element.
 * The problem: links of cards know nothing of states, and every card of the site would have to carry the means. The
 * solution: the page follows its own links before they do it themselves.
 */
export function useGenreInLinks(genre: OriginGenre | undefined): (event: MouseEvent<HTMLElement>) => void {
  const navigate = useNavigate()
  return (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-card]')
    if (!genre || !link || link.origin !== location.origin || (link.target && link.target !== '_self')) return
    if (!isPlainPress(event)) return
    event.preventDefault()
    const { slug, name } = genre
    navigate(link.pathname + link.search + link.hash, { state: { genre: { slug, name } } })
  }
}

/**
 * The genre whose page led to the present one: on Back and after a reload it is known as well.
 * @returns undefined where none did, or the brand leaves it out by now
 */
export function useOriginGenre(): OriginGenre | undefined {
  const { genre_slugs: slugs } = useRuntime().plan.document.site_config
  const genre = readOriginGenre(useLocation().state)
  return genre && (!slugs || slugs.includes(genre.slug)) ? genre : undefined
}

/** The genre in the state of a navigation. Browsers keep states for long, so nothing about them is taken for granted. */
export function readOriginGenre(state: unknown): OriginGenre | undefined {
  const genre = isRecord(state) ? state.genre : undefined
  if (!isRecord(genre)) return undefined
  const { slug, name } = genre
  return typeof slug === 'string' && slug !== '' && typeof name === 'string' && name !== '' ? { slug, name } : undefined
}
