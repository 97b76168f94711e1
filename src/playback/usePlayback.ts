import { useState } from 'react'
import { type Answer, useQuery } from '../data/useQuery'
import { type Playback, readPlayback, type Wanted } from '../service/playback'
import type { Ask } from '../service/query'
import { useRuntime } from '../site/react/RuntimeContext'
import { takePlayback } from './preloadPlayback'
import { viewerLanguage } from './viewerLanguage'

let asked = 0

/**
 * Asks what is to be played, anew for each player: streams and licences of an earlier one may have run out, and the place
 * to go on from has moved. What was asked for a moment ago, on the first sign that it is played, is as good. Not while it
 * plays: another answer would begin it anew.
 * @param wanted undefined: not known yet
 */
export function usePlayback(wanted: Wanted | undefined): Answer<Playback> {
  const runtime = useRuntime()
  const [turn] = useState(() => ++asked)
  const { title, asset = '', version = '' } = wanted ?? {}
  const key = title && `playback ${turn} ${title.id ?? title.slug} ${asset} ${version}`
  const read = async (ask: Ask) => {
    const asked = wanted as Wanted
    const language = viewerLanguage(runtime.session)
    const played = await (takePlayback(runtime, asked) ?? readPlayback(ask, asked, language))
    // The player picks the sound as it begins: not before it is known for whom.
    await language
    return played
  }
  return useQuery(key === undefined ? undefined : { key, read }, { once: true, forget: true })
}
