import { knownCard } from '../catalogue/title/cardsInMemory'
import { isFromStart } from '../catalogue/title/titleLink'
import { createAsk } from '../data/ask'
import { peek } from '../data/cache'
import { quietly } from '../lib/quietly'
import { assetIdOf, type Playback, readPlayback, type Wanted } from '../service/playback'
import { titleQuery } from '../service/titles'
import type { PageProps } from '../site/pageProps'
import type { Runtime } from '../site/runtime'
import { preloadAll } from './playerCode'
import { viewerLanguage } from './viewerLanguage'

/** How long an answer may be used, in milliseconds: streams run out, and the place to go on from moves. */
const FRESH = 15_000

interface Preloaded {
  key: string
  until: number
  answer: Promise<Playback>
}

/** The one answer that waits for whoever may be about to play. Each visitor has their own. */
const preloaded = new WeakMap<Runtime, Preloaded>()

/**
 * All that a play page needs, on the first sign that somebody is about to open it: code, what is to be played, and the
 * beginning of the stream, so that the press finds them there. What does not come is asked for again by the page.
 */
export async function preloadPlayback(runtime: Runtime, { params, search }: Pick<PageProps, 'params' | 'search'>) {
  preloadAll()
  const slug = params.slug ?? ''
  // All of it where its page was open, else what a card knows.
  const title = peek(runtime.data(), titleQuery(slug)) ?? knownCard(runtime, slug)
  const query = new URLSearchParams(search)
  const wanted = title && {
    title,
    asset: query.get('asset') ?? undefined,
    version: query.get('version') ?? undefined,
  }
  const key = wanted && keyOf(runtime, wanted)
  if (!key || isFresh(preloaded.get(runtime), key)) return
  const language = viewerLanguage(runtime.session)
  const answer = readPlayback(createAsk(runtime.data()), wanted, language)
  preloaded.set(runtime, { key, until: performance.now() + FRESH, answer })
  const played = await answer.catch(() => {
    if (preloaded.get(runtime)?.answer === answer) preloaded.delete(runtime)
  })
  // Once it is taken, who plays it opens the stream: a second one would only take its bandwidth.
  const isWanted = () => preloaded.get(runtime)?.answer === answer
  if (!played || !('asset' in played) || !isWanted()) return
  const { preloadAsset } = await quietly(() => import('../player/preloadAsset'))
  await preloadAsset({
    asset: isFromStart(query) ? { ...played.asset, progress: 0 } : played.asset,
    manifestAudio: runtime.plan.document.site_config.is_default_audio_track === true,
    language: (await language) ?? 'eng',
    isWanted,
  })
}

/** The answer that was asked for before the press, if it is for this. It is used once. */
export function takePlayback(runtime: Runtime, wanted: Wanted): Promise<Playback> | undefined {
  const waiting = preloaded.get(runtime)
  const key = keyOf(runtime, wanted)
  preloaded.delete(runtime)
  return key !== undefined && isFresh(waiting, key) ? waiting?.answer : undefined
}

/** The place to go on from has moved: what is played next is asked for anew. */
export const forgetPlayback = (runtime: Runtime): void => void preloaded.delete(runtime)

const isFresh = (waiting: Preloaded | undefined, key: string) =>
  waiting?.key === key && performance.now() < waiting.until

/** Tells one stream from another, as far as it is known without a call; another user has others (threats S8). */
function keyOf({ session }: Runtime, { title, asset, version }: Wanted): string | undefined {
  const own = asset ?? assetIdOf(title)
  const what = version === undefined ? own : `${title.slug} ${version}`
  return what === undefined ? undefined : `${session.state().epoch} ${version === undefined} ${what}`
}
