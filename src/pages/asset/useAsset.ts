import { type AccessDecision, isRefusedByRules } from '../../catalogue/access/titleAccess'
import { useTitleAccess } from '../../catalogue/access/useTitleAccess'
import { cachedCard } from '../../catalogue/title/cardsInMemory'
import { useQuery } from '../../data/useQuery'
import type { TitleCard } from '../../generated/types'
import { ServiceError } from '../../service/http/response'
import { extrasQuery } from '../../service/inventory'
import { isNotFound } from '../../service/query'
import { titleQuery } from '../../service/titles'
import { useRuntime } from '../../site/react/RuntimeContext'

export interface AssetData {
  state: 'loading' | 'ready' | 'missing' | 'failed'
  asset?: TitleCard
  title?: TitleCard
  previous?: TitleCard
  next?: TitleCard
  /** 1-based position; 0 if unknown. */
  number: number
  count: number
  /** Access to the parent title. Without access, `asset` and `title` are undefined. */
  access: AccessDecision
  titleError: unknown
  retry: () => void
}

/**
 * Loads a title and its extras with the same queries as the title page, so that a dialog above that page finds them in
 * the cache. Until the extras have loaded, returns the extra's card from another list, if one is in memory.
 */
export function useAsset(slug: string, assetSlug: string): AssetData {
  const runtime = useRuntime()
  const titleResult = useQuery(titleQuery(slug))
  const loadedTitle = titleResult.data
  const extras = useQuery(loadedTitle && extrasQuery(loadedTitle))
  const list = extras.data ?? []
  const index = list.findIndex(({ slug }) => slug === assetSlug)
  const asset = list[index] ?? (extras.data ? undefined : cachedExtra(runtime, slug, assetSlug))
  const error = titleResult.error ?? extras.error
  const title = loadedTitle ?? cachedCard(runtime, slug)
  const { access, retry: retryTitle } = useTitleAccess({ slug, title, ...titleResult })
  // A failed request does not hide data that is already loaded.
  const isOpen = access.type !== 'pending' && !isRefusedByRules(access, titleResult.error)
  return {
    state: asset ? 'ready' : error !== undefined ? stateOfError(error) : extras.data ? 'missing' : 'loading',
    asset: isOpen ? asset : undefined,
    title: isOpen ? title : undefined,
    access,
    previous: list[index - 1],
    next: index < 0 ? undefined : list[index + 1],
    number: index + 1,
    count: list.length,
    titleError: titleResult.error,
    retry: () => {
      if (titleResult.error !== undefined || !isOpen) retryTitle()
      if (extras.error !== undefined) extras.retry()
    },
  }
}

/** A refusal or a missing title is final; other errors can be retried. */
function stateOfError(error: unknown): 'missing' | 'failed' {
  const refused = error instanceof ServiceError && error.status === 403
  return refused || isNotFound(error) || error instanceof RangeError ? 'missing' : 'failed'
}

/** A card in memory, unless it belongs to another title. */
function cachedExtra(runtime: ReturnType<typeof useRuntime>, slug: string, assetSlug: string): TitleCard | undefined {
  const card = cachedCard(runtime, assetSlug)
  return card?.hierarchy?.parent_slug === slug ? card : undefined
}
