import type { Episode } from '../../generated/types'
import { resumeOf } from '../title/resume'

/** Whether the viewer finished an episode: from 95 % on. Without a running time nobody can tell. */
export function isWatched(episode: Episode): boolean {
  const { progress = 0, runtime = 0 } = episode
  return progress > 0 && runtime > 0 && resumeOf(episode) === undefined
}

/** Part of an episode that was watched, from 0 to 1: what was finished is full. */
export function watchedPart(episode: Episode): number {
  return isWatched(episode) ? 1 : (resumeOf(episode)?.part ?? 0)
}

/** How many of the episodes were watched. */
export const watchedCount = (episodes: readonly Episode[]): number => episodes.filter(isWatched).length
