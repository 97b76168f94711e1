import type { TitleCard } from '../../generated/types'
import { isRecord } from '../../lib/json/isRecord'
import type { Runtime } from '../../site/runtime'
import { knownCard } from './knownCards'
import { titleKey } from './loadTitle'

/** A title that was asked for already, else what a list knows of it. */
export function knownTitle(runtime: Runtime, slug: string): TitleCard | undefined {
  const kept = runtime.cache.get(`${titleKey(slug)} ${runtime.session.state().epoch}`)
  return isRecord(kept) && kept.data !== undefined ? (kept.data as TitleCard) : knownCard(runtime, slug)
}
