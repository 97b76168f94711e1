import '../../text/lateTexts'
import '../../text/catalogueTexts'
import { ArtTile } from '../../catalogue/ArtTile'
import { EmptyShelf } from '../../catalogue/EmptyShelf'
import { genreLink } from '../../catalogue/genreLink'
import { PageFrame } from '../../catalogue/PageFrame'
import { PageHeading } from '../../catalogue/PageHeading'
import { ServiceData } from '../../catalogue/ServiceData'
import { TITLE_COLUMNS } from '../../catalogue/TitleColumns'
import { useGenres } from '../../catalogue/useGenres'
import { safeResource } from '../../lib/safeHref'
import { ModuleList } from '../../site/ModuleList'
import type { PageProps } from '../../site/pageProps'
import { useRuntime } from '../../site/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Columns } from '../../ui/Columns'
import { Notice } from '../../ui/Notice'
import { Skeleton } from '../../ui/Skeleton'
import './genres.scss'

/** All genres as cards that lead to them, between the modules of the route (spec: Genres list). */
export default function GenresPage({ route }: PageProps) {
  const t = useText()
  return (
    <PageFrame title={route?.heading ?? route?.label ?? t('genreMenu')}>
      <ModuleList uri={route?.modules_uri}>
        <PageHeading heading={route?.heading ?? route?.label ?? t('genreMenu')} />
        <div className="mq-genres">
          <ServiceData>
            <GenreCards />
          </ServiceData>
        </div>
      </ModuleList>
    </PageFrame>
  )
}

function GenreCards() {
  const t = useText()
  const { routes } = useRuntime()
  const { genres, error, retry } = useGenres()
  if (!genres) {
    if (!error) return <Skeleton shape="grid" />
    return <Notice title={t('genresFailed')} action={{ label: t('tryAgain'), onPress: retry }} />
  }
  if (genres.length === 0) return <EmptyShelf text={t('noGenres')} />
  const there = routes()
  return (
    <Columns steps={TITLE_COLUMNS.tiles} total={genres.length} ratio={0.5625} keyOf={(at) => genres[at]?.slug ?? ''}>
      {(at) => {
        const genre = genres[at]
        if (!genre) return null
        return (
          <ArtTile href={genreLink(genre.slug, there)} src={safeResource(genre.image_path)} first={at < 8}>
            <span className="mq-tile__name">{genre.name}</span>
          </ArtTile>
        )
      }}
    </Columns>
  )
}
