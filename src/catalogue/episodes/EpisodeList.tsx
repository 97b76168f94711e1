import { useRef } from 'react'
import type { Episode } from '../../generated/types'
import { useSteps } from '../../ui/rows/useSteps'
import { EpisodeLine } from './EpisodeLine'
import { otherName, usualName } from './episodeFacts'
import './episodeList.scss'

/** Rendered at a time after the first ones. */
const STEP = 24

interface Props {
  episodes: readonly Episode[]
  /** Slug of the one that is shown. */
  current?: string
  /** false: no numbers. Default: where there are any. */
  numbered?: boolean
  /** The name of a row. Default: the episode's. */
  nameOf?: (episode: Episode) => string
  /** Where a row leads. Default: the episode's watch page. */
  hrefOf?: (episode: Episode) => string
  /** Takes a plain press in place of the address. */
  onChoose?: (episode: Episode) => void
}

/** Episodes below each other (look: Episode list). However many they are, only those near the screen cost anything. */
export function EpisodeList(props: Props) {
  const { episodes, current, numbered = true, nameOf = usualName, hrefOf, onChoose } = props
  const rest = useRef<HTMLLIElement>(null)
  const count = useSteps(episodes.length, STEP, rest)
  const withNumbers = numbered && episodes.some(({ episode_num }) => episode_num !== undefined)
  return (
    <ol className={withNumbers ? 'mq-episodes mq-episodes--numbered' : 'mq-episodes'}>
      {episodes.slice(0, count).map((episode, index) => (
        <EpisodeLine
          // The versions of a film share its slug.
          key={`${episode.slug} ${index}`}
          episode={episode}
          name={nameOf(episode)}
          other={otherName(episode)}
          number={withNumbers ? episode.episode_num : undefined}
          current={episode.slug === current}
          href={hrefOf?.(episode)}
          onChoose={onChoose}
        />
      ))}
      {count < episodes.length && (
        <li
          ref={rest}
          aria-hidden="true"
          className="mq-episodes__rest"
          style={{ '--rows': episodes.length - count } as React.CSSProperties}
        />
      )}
    </ol>
  )
}
