import { useEffect } from 'react'
import { useRuntime } from '../../site/react/RuntimeContext'
import { rememberCards } from '../data/knownCards'
import type { SeasonGroup } from '../title-views/sources/seasons'

/** Keeps what lists of episodes know in mind, so that a watch page opens with it. */
export function useEpisodeCards(groups: readonly SeasonGroup[] | undefined): void {
  const runtime = useRuntime()
  useEffect(() => {
    if (groups) {
      rememberCards(
        runtime,
        groups.flatMap(({ episodes }) => episodes),
      )
    }
  }, [runtime, groups])
}
