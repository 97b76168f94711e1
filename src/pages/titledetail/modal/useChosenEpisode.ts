import { useEffect } from 'react'
import type { Episode } from '../../../generated/types'
import type { SeasonGroup } from '../../../service/seasons'
import { useAddressParams } from '../../../site/react/useAddressParams'

/** How long a choice is kept after its dialog has closed (spec, section 9: Title modal close clears after 1 s). */
const KEEP_CHOICE_MS = 1000

/** Choices of recently closed dialogs, by title. */
const recentChoices = new Map<string, { slug: string; timer: ReturnType<typeof setTimeout> }>()

/**
 * The chosen episode of a title's dialog, kept in the address (`?episode=…`) for copied links. A choice replaces the
 * history entry. If the dialog is closed and opened again within a second, the choice is restored.
 */
export function useChosenEpisode(titleSlug: string, groups: readonly SeasonGroup[] | undefined) {
  const [params, change] = useAddressParams()
  const requested = params.get('episode') ?? recentChoices.get(titleSlug)?.slug
  const chosen = groups?.flatMap(({ episodes }) => episodes).find(({ slug }) => slug === requested)
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
    clearTimeout(recentChoices.get(titleSlug)?.timer)
    return () => {
      if (slug === undefined) return
      recentChoices.set(titleSlug, { slug, timer: setTimeout(() => recentChoices.delete(titleSlug), KEEP_CHOICE_MS) })
    }
  }, [titleSlug, slug])
  return [chosen, choose] as const satisfies readonly [Episode | undefined, (slug: string) => void]
}
