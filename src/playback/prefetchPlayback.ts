import { cachedCard } from '../catalogue/title/cardsInMemory'
import { isFromStart } from '../catalogue/title/titleLink'
import { readCached } from '../data/cache'
import { createServiceClient } from '../data/serviceClient'
import { prefetchQuietly } from '../lib/async/prefetchQuietly'
import { titleQuery } from '../service/titles'
import type { PageProps } from '../site/pageProps'
import type { Runtime } from '../site/runtime'
import { createPlaybackSession } from './playbackSession'
import { preloadAll } from './playerCode'
import { prefetchedPlayback } from './prefetchedPlayback'

/**
 * Loads what a play page needs, on the first sign that somebody is about to open it: code, the answer of the service, and
 * the beginning of the stream. What fails is requested again by the page.
 */
export async function prefetchPlayback(
  runtime: Runtime,
  { params, search }: Pick<PageProps, 'params' | 'search'>,
): Promise<void> {
  preloadAll()
  const slug = params.slug ?? ''
  // The full title if its page has been open, else the data of a card.
  const title = readCached(runtime.data(), titleQuery(slug)) ?? cachedCard(runtime, slug)
  if (!title) return
  const query = new URLSearchParams(search)
  const wanted = { title, asset: query.get('asset') ?? undefined, version: query.get('version') ?? undefined }
  const prefetched = prefetchedPlayback(runtime)
  if (prefetched.covers(wanted)) return
  const session = createPlaybackSession(runtime, createServiceClient(runtime.data()), wanted)
  prefetched.keep(session)
  const answer = await session.answer.catch(() => undefined)
  const { signal } = session.prefetching
  if (!answer || !('asset' in answer) || signal.aborted) return
  const { preloadAsset } = await prefetchQuietly(() => import('../player/preloadAsset'))
  const preloaded = await preloadAsset({
    asset: isFromStart(query) ? { ...answer.asset, progress: 0 } : answer.asset,
    manifestAudio: runtime.plan.document.site_config.is_default_audio_track === true,
    language: (await session.language) ?? 'eng',
    signal,
  })
  if (signal.aborted) preloaded.stream?.drop()
  else session.preloaded = preloaded
}
