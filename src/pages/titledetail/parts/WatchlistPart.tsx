import { WatchlistButton } from '../../../watchlist/WatchlistButton'
import type { PartProps } from './parts'

/** Keeps the title, or lets it go. */
export function WatchlistPart({ title }: PartProps) {
  return <WatchlistButton title={title} />
}
