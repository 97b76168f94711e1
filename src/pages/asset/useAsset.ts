import { type Access, isRefusedByRules } from '../../catalogue/access/titleAccess'
import { useTitleAccess } from '../../catalogue/access/useTitleAccess'
import { knownCard } from '../../catalogue/title/cardsInMemory'
import { useQuery } from '../../data/useQuery'
import type { TitleCard } from '../../generated/types'
import { ServiceError } from '../../service/http/response'
import { extrasQuery } from '../../service/inventory'
import { isNotFound } from '../../service/query'
import { titleQuery } from '../../service/titles'
import { useRuntime } from '../../site/react/RuntimeContext'

/** An extra among those of its title, as far as it is known. */
export interface AssetData {
  state: 'loading' | 'ready' | 'missing' | 'failed'
  asset?: TitleCard
  /** The title that it belongs to. */
  title?: TitleCard
  previous?: TitleCard
  next?: TitleCard
  /** Its place among them, from 1; 0: not known. */
  number: number
  count: number
  /** Whether its title can be seen. What is not to be seen, or not known to be, is not among these. */
  access: Access
  /** Why its title could not be had. */
  titleError: unknown
  retry: () => void
}

/**
 * Asks for a title and its extras, in the same words as the title page: behind a dialog all of it is there already.
 * What a card knew of the extra is there at once.
 */
export function useAsset(slug: string, assetSlug: string): AssetData {
  const runtime = useRuntime()
  const answer = useQuery(titleQuery(slug))
  const whole = answer.data
  const extras = useQuery(whole && extrasQuery(whole))
  const list = extras.data ?? []
  const at = list.findIndex((each) => each.slug === assetSlug)
  const asset = list[at] ?? (extras.data ? undefined : cardOf(runtime, slug, assetSlug))
  const error = answer.error ?? extras.error
  const known = whole ?? knownCard(runtime, slug)
  const { access, retry: retryTitle } = useTitleAccess({ slug, title: known, ...answer })
  // A service that does not answer takes away nothing that is known.
  const isOpen = access.type !== 'pending' && !isRefusedByRules(access, answer.error)
  return {
    state: asset ? 'ready' : error !== undefined ? stateOf(error) : extras.data ? 'missing' : 'loading',
    asset: isOpen ? asset : undefined,
    title: isOpen ? known : undefined,
    access,
    previous: list[at - 1],
    next: at < 0 ? undefined : list[at + 1],
    number: at + 1,
    count: list.length,
    titleError: answer.error,
    retry: () => {
      if (answer.error !== undefined || !isOpen) retryTitle()
      if (extras.error !== undefined) extras.retry()
    },
  }
}

/** A service that says no has none; one that does not answer can be asked again. */
function stateOf(error: unknown): 'missing' | 'failed' {
  const refused = error instanceof ServiceError && error.status === 403
  return refused || isNotFound(error) || error instanceof RangeError ? 'missing' : 'failed'
}

/** What a list knew of it, unless it belongs to another title. */
function cardOf(runtime: ReturnType<typeof useRuntime>, slug: string, assetSlug: string): TitleCard | undefined {
  const card = knownCard(runtime, assetSlug)
  return card?.hierarchy?.parent_slug === slug ? card : undefined
}
