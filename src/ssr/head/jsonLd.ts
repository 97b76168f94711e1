import type { Title } from '../../generated/types'

/** Facts that the page head already contains. */
interface HeadFacts {
  name: string
  description?: string
  imageUrl?: string
  url: string
}

const SCHEMA_ORG_TYPES: Record<string, string> = { series: 'TVSeries', season: 'TVSeason', episode: 'TVEpisode' }

/** Structured data of a title (schema.org). Unknown properties are omitted. */
export function jsonLd(title: Title, { name, description, imageUrl, url }: HeadFacts): object {
  const { title_type: type = '', hierarchy, genres, release_date: date, release_year: year, rating, runtime } = title
  const parent = hierarchy?.parent_title
  return {
    '@context': 'https://schema.org',
    '@type': SCHEMA_ORG_TYPES[type] ?? 'Movie',
    name,
    url,
    ...(description && { description }),
    ...(imageUrl && { image: imageUrl }),
    ...(genres?.length && { genre: genres.map((genre) => genre.name) }),
    ...((date ?? year) !== undefined && { datePublished: String(date ?? year).slice(0, 10) }),
    ...(rating && { contentRating: rating }),
    ...(runtime && { duration: `PT${Math.round(runtime / 60)}M` }),
    ...(type === 'episode' && parent && { partOfSeries: { '@type': 'TVSeries', name: parent } }),
  }
}
