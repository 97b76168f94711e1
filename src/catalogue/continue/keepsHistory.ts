import type { SiteConfig } from '../../generated/types'

/** Whether the site keeps how far titles of this type were watched (`enable_playback_history`). What is not named is kept. */
export function keepsHistory({ enable_playback_history: kept }: SiteConfig, type: string | undefined): boolean {
  return !(kept && type !== undefined && Object.hasOwn(kept, type) && kept[type] === false)
}
