import { useEffect } from 'react'
import type { Episode } from '../../../generated/types'
import type { SeasonGroup } from '../../../service/seasons'
import { useAddressParams } from '../../../site/react/useAddressParams'

/** How long a choice outlives its dialog, in milliseconds (spec, section 9: Title modal close clears after 1 s). */
const LINGER = 1000

/** The choices of dialogs that were just closed, by title. */
const lingering = new Map<string, { slug: string; timer: ReturnType<typeof setTimeout> }>()

/**
 * The chosen episode of a title's dialog, kept in the address (`?episode=…`): a copied link opens the same one. Another
 * choice is no step that Back has to undo. Whoever closes the dialog and opens it within a second finds their choice.
 */
export function useChosenEpisode(title: string, groups: readonly SeasonGroup[] | undefined) {
  const [params, change] = useAddressParams()
  const asked = params.get('episode') ?? lingering.get(title)?.slug
  const chosen = groups?.flatMap(({ episodes }) => episodes).find(({ slug }) => slug === asked)
  const choose = (slug: string) =>
    change(
      (params) => {
        params.set('episode', slug)
        return params
      },
      { replace: true },
    )
  const slug = chosen?.slug
  useEffect(() => {
    clearTimeout(lingering.get(title)?.timer)
    return () => {
      if (slug === undefined) return
      lingering.set(title, { slug, timer: setTimeout(() => lingering.delete(title), LINGER) })
    }
  }, [title, slug])
  return [chosen, choose] as const satisfies readonly [Episode | undefined, (slug: string) => void]
}
