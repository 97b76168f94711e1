import type { ReactNode } from 'react'
import { safeResourceUrl } from '../../lib/url/safeHref'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Notice } from '../../ui/Notice'
import { Columns } from '../../ui/rows/Columns'
import { Skeleton } from '../../ui/Skeleton'
import { ArtTile } from '../card/ArtTile'
import { TITLE_COLUMNS } from '../row/TitleColumns'
import { genreLink, useGenres } from './genres'

interface Props {
  /** Number of tiles on the first screen. */
  first: number
  /** Shown if the site has no genres. */
  empty: ReactNode
}

/** The site's genres as tiles that link to their pages. */
export function GenreTiles({ first, empty }: Props) {
  const t = useText()
  const { routes } = useRuntime()
  const { genres, error, retry } = useGenres()
  if (!genres) {
    if (!error) return <Skeleton shape="grid" />
    return <Notice title={t('genresFailed')} action={{ label: t('tryAgain'), onPress: retry }} />
  }
  if (genres.length === 0) return empty
  const siteRoutes = routes()
  return (
    <Columns steps={TITLE_COLUMNS.tiles} total={genres.length} ratio={0.5625} keyOf={(at) => genres[at]?.slug ?? ''}>
      {(at) => {
        const genre = genres[at]
        if (!genre) return null
        return (
          <ArtTile href={genreLink(genre.slug, siteRoutes)} src={safeResourceUrl(genre.image_path)} first={at < first}>
            <span className="mq-tile__name">{genre.name}</span>
          </ArtTile>
        )
      }}
    </Columns>
  )
}
