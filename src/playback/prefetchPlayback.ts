import { cachedCard } from '../catalogue/title/cardsInMemory'
import { isFromStart } from '../catalogue/title/titleLink'
import { readCached } from '../data/cache'
import { createServiceClient } from '../data/serviceClient'
import { prefetchQuietly } from '../lib/async/prefetchQuietly'
import { titleQuery } from '../service/titles'
import type { PageProps } from '../site/pageProps'
import type { Runtime } from '../site/runtime'
import { createPlaybackSession } from './playbackSession'
import { preloadPlayerAndControls } from './playerCode'
import { prefetchedPlayback } from './prefetchedPlayback'

/**
 * Prefetches a play page that a visitor is about to open: code, the response of the service, and the start of the stream.
 * Ignores errors, because the page requests failed data again.
 */
export async function prefetchPlayback(
  runtime: Runtime,
  { params, search }: Pick<PageProps, 'params' | 'search'>,
): Promise<void> {
  preloadPlayerAndControls()
  const slug = params.slug ?? ''
  // The full title if its page has been open, else the data of a card.
  const title = readCached(runtime.data(), titleQuery(slug)) ?? cachedCard(runtime, slug)
  if (!title) return
  const query = new URLSearchParams(search)
  const wanted = { title, asset: query.get('asset') ?? undefined, version: query.get('version') ?? undefined }
  const prefetched = prefetchedPlayback(runtime)
  if (prefetched.isPrefetchedOrUnknown(wanted)) return
  const session = createPlaybackSession(runtime, createServiceClient(runtime.data()), wanted)
  prefetched.replace(session)
  const response = await session.response.catch(() => undefined)
  const { signal } = session.prefetching
  if (!response || !('asset' in response) || signal.aborted) return
  const { preloadAsset } = await prefetchQuietly(() => import('../player/preloadAsset'))
  const preloaded = await preloadAsset({
    asset: isFromStart(query) ? { ...response.asset, progress: 0 } : response.asset,
    manifestAudio: runtime.plan.document.site_config.is_default_audio_track === true,
    language: (await session.language) ?? 'eng',
    signal,
  })
  if (signal.aborted) preloaded.stream?.drop()
  else session.preloaded = preloaded
}
