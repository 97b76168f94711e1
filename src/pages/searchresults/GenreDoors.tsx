import '../../text/lateTexts'
import { ArtTile } from '../../catalogue/ArtTile'
import { genreLink } from '../../catalogue/genreLink'
import { TITLE_COLUMNS } from '../../catalogue/TitleColumns'
import { useGenres } from '../../catalogue/useGenres'
import { safeResource } from '../../lib/safeHref'
import { useRuntime } from '../../site/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Columns } from '../../ui/Columns'
import { Notice } from '../../ui/Notice'
import { Skeleton } from '../../ui/Skeleton'

/** The genres as pictures that lead to them. Without genres nothing at all: the field is what counts here. */
export function GenreDoors({ heading }: { heading: string }) {
  const t = useText()
  const { routes } = useRuntime()
  const { genres, error, retry } = useGenres()
  const there = routes()
  if (genres?.length === 0) return null
  return (
    <section className="mq-search__genres">
      <h2 className="mq-wrap">{heading}</h2>
      {genres ? (
        <Columns
          steps={TITLE_COLUMNS.tiles}
          total={genres.length}
          ratio={0.5625}
          keyOf={(at) => genres[at]?.slug ?? ''}
        >
          {(at) => {
            const genre = genres[at]
            if (!genre) return null
            return (
              <ArtTile href={genreLink(genre.slug, there)} src={safeResource(genre.image_path)} first={at < 4}>
                <span className="mq-tile__name">{genre.name}</span>
              </ArtTile>
            )
          }}
        </Columns>
      ) : error ? (
        <Notice title={t('genresFailed')} action={{ label: t('tryAgain'), onPress: retry }} />
      ) : (
        <Skeleton shape="grid" />
      )}
    </section>
  )
}
