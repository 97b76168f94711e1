import { ART_DIMENSIONS, CARD_SIZES } from '../../../src/catalogue/card/cardPicture'
import { imageSrcSet, imageUrl } from '../../../src/lib/url/mediaUrl'

export interface CardData {
  id: number
  slug: string
  name: string
  release_year: number
  genres: { name: string }[]
  images: { thumb: string }
}

const [WIDTH, HEIGHT] = ART_DIMENSIONS.poster

interface Props {
  title: CardData
  tabStop: boolean
  /** true: the card is on the first screen. */
  first: boolean
}

export function Card({ title, tabStop, first }: Props) {
  const { id, slug, name, genres, release_year, images } = title
  return (
    <a className="mq-card" tabIndex={tabStop ? undefined : -1} data-card={id} href={`/title/${slug}`}>
      <span className="mq-card__art mq-card__art--poster">
        <img
          src={imageUrl(images.thumb, WIDTH)}
          srcSet={imageSrcSet(images.thumb, WIDTH)}
          sizes={CARD_SIZES.poster}
          alt=""
          width={WIDTH}
          height={HEIGHT}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'auto'}
          decoding="async"
        />
      </span>
      <span className="mq-card__name">{name}</span>
      <span className="mq-card__under">{`${genres[0]?.name}, ${release_year}`}</span>
    </a>
  )
}
