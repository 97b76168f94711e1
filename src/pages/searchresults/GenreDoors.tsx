import { GenreTiles } from '../../catalogue/genres/GenreTiles'
import { useGenres } from '../../catalogue/genres/genres'

/** Genres to look around in. Without genres nothing at all: the field is what counts here. */
export function GenreDoors({ heading }: { heading: string }) {
  if (useGenres().genres?.length === 0) return null
  return (
    <section className="mq-search__genres">
      <h2 className="mq-wrap">{heading}</h2>
      <GenreTiles first={4} empty={null} />
    </section>
  )
}
