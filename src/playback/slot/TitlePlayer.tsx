import { type ReactNode, useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { mayPlay } from '../../catalogue/access/titleAccess'
import { useVisitor } from '../../catalogue/access/useVisitor'
import { cardPicture } from '../../catalogue/card/cardPicture'
import { nameOf, serviceName } from '../../catalogue/title/titleFacts'
import { titleAddress } from '../../catalogue/title/titleLink'
import type { QueryResult } from '../../data/useQuery'
import type { TitleCard } from '../../generated/types'
import type { PlaybackFailure } from '../../player/failure'
import type { Playback, PlaybackRequest } from '../../service/playback'
import { useText } from '../../text/TextContext'
import { useBindings } from '../useBindings'
import { usePlayback } from '../usePlayback'
import { PlayFailed } from './PlayFailed'
import { failureBefore, StreamPlayer } from './StreamPlayer'

interface Props {
  wanted: PlaybackRequest
  /** true: it is all there is on the page. */
  whole?: boolean
  back?: { label: string; href: string; onPress?: () => void }
  inDialog?: boolean
  /** true: the focus goes into the player, where it is nowhere else. */
  takesFocus?: boolean
  /** true: nobody's progress is saved. */
  unsaved?: boolean
  /** true: at its beginning, wherever the viewer got before. */
  fromStart?: boolean
  /** true: a live picture that begins about now. */
  begins?: boolean
  onNext?: () => void
  /** What comes by itself at the end, unless somebody says no. */
  next?: { name: string; picture?: string }
  onPrevious?: () => void
  /** What is said in place of the picture, where the page has its own way to say it. */
  renderFailure?: (failure: PlaybackFailure, retry: () => void) => ReactNode
}

/** A title that plays, in its four states: on its way, playing, refused, failed. */
export function TitlePlayer({
  wanted,
  inDialog,
  unsaved,
  fromStart,
  begins,
  back,
  renderFailure: own,
  ...rest
}: Props) {
  const t = useText()
  const { title } = wanted
  // Who has to sign in first is told so at once, and nothing is asked for them.
  const allowed = mayPlay(useVisitor(), title)
  const played = usePlayback(allowed ? wanted : undefined)
  const starting = useLiveStart(played, begins)
  const poster = cardPicture(title, 'still')
  const asset = played.data && 'asset' in played.data ? played.data.asset : undefined
  const { bind, failed: tellFailure, resumed } = useBindings(wanted, asset, { unsaved, fromStart })
  const out = back?.href ?? titleAddress(title.hierarchy?.parent_slug ?? title.slug)

  const renderFailure = useCallback(
    (failure: PlaybackFailure, retry: () => void) => (
      <PlayFailed
        failure={failure}
        retry={retry}
        back={out}
        out={rest.whole ? back : undefined}
        poster={poster}
        inDialog={inDialog}
      />
    ),
    [out, back, rest.whole, poster, inDialog],
  )
  const failure = useMemo(
    () => (allowed ? failureBefore(played.error, starting ? undefined : played.data) : SIGN_IN_FIRST),
    [allowed, played.error, played.data, starting],
  )
  return (
    <StreamPlayer
      {...rest}
      asset={resumed}
      preloaded={played.data?.preloaded}
      back={back}
      // The service may call a title by its original name.
      name={resumed?.name && resumed.name !== serviceName(title) ? resumed.name : nameOf(title, t)}
      line={lineOf(title)}
      poster={poster}
      bind={bind}
      failure={failure}
      retry={played.retry}
      onFailure={tellFailure}
      renderFailure={own ?? renderFailure}
    />
  )
}

/** The code of who has to sign in (spec, section 8: Playback errors). */
const SIGN_IN_FIRST: PlaybackFailure = { kind: 'refused', code: '2' }

/** What an episode or extra belongs to. */
const lineOf = ({ hierarchy }: TitleCard): string | undefined =>
  [hierarchy?.parent_title, hierarchy?.season_name].filter(Boolean).join(' · ') || undefined

/** How often a picture that has just begun is asked for again, and after how long, in milliseconds. */
const TIMES = 5
const PAUSE = 1500

/**
 * Clocks are a second apart: what has begun by the visitor's may not have by the service's, which then says that there is
 * nothing to play (code 1). So it is asked again for some seconds.
 * @param begins true: it begins about now
 * @returns whether the refusal is not the last word yet
 */
function useLiveStart({ data, isFetching: busy, retry }: QueryResult<Playback>, begins = false): boolean {
  const [asked, setAsked] = useState(0)
  const refused = data !== undefined && 'refused' in data && data.refused === '1'
  const waits = begins && refused && (asked < TIMES || busy)
  const askAgain = useEffectEvent(() => {
    setAsked(asked + 1)
    retry()
  })
  // Each turn asks once.
  useEffect(() => {
    if (!waits || busy) return
    const timer = setTimeout(() => askAgain(), PAUSE)
    return () => clearTimeout(timer)
  }, [waits, busy, asked])
  return waits
}
