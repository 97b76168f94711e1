import { defineAdapter } from '../adapter'
import { plainText, slugOf } from '../rules'
import responseSchema from './answer.schema.json'
import itemSchema from './item.schema.json'

interface ListResponse {
  results: unknown[]
}

interface Item {
  id: number
  title?: string
  name?: string
  overview: string
  poster_path?: string | null
  backdrop_path?: string | null
  release_date?: string | null
  first_air_date?: string | null
  genre_ids?: number[]
}

/** Base URL of pictures, followed by a width. `GET /3/configuration` returns it and rarely changes. */
const PICTURE_BASE = 'https://image.tmdb.org/t/p/'

/** Genres by ID, from `GET /3/genre/movie/list` and `…/tv/list`. */
const GENRES: Readonly<Record<number, string>> = {
  12: 'Adventure',
  14: 'Fantasy',
  16: 'Animation',
  18: 'Drama',
  27: 'Horror',
  28: 'Action',
  35: 'Comedy',
  36: 'History',
  37: 'Western',
  53: 'Thriller',
  80: 'Crime',
  99: 'Documentary',
  878: 'Science Fiction',
  9648: 'Mystery',
  10402: 'Music',
  10749: 'Romance',
  10751: 'Family',
  10752: 'War',
  10759: 'Action & Adventure',
  10762: 'Kids',
  10763: 'News',
  10764: 'Reality',
  10765: 'Sci-Fi & Fantasy',
  10766: 'Soap',
  10767: 'Talk',
  10768: 'War & Politics',
  10770: 'TV Movie',
}

/** Converts a list of TMDB with films, series, or both. TMDB lists contain no runtimes and ratings. */
export const tmdb = defineAdapter<ListResponse, Item>({
  label: 'a TMDB item list',
  responseSchema,
  itemSchema,
  heading: () => undefined,
  items: ({ results }) => results,
  card({ id, title, overview, poster_path: poster, backdrop_path: still, genre_ids = [], ...more }) {
    const name = plainText(more.name ?? title) ?? ''
    const day = more.release_date || more.first_air_date || undefined
    const wide = still ? `${PICTURE_BASE}w1280${still}` : undefined
    const isSeries = title === undefined
    return {
      // A film and a series may have the same ID.
      slug: slugOf(name, isSeries ? `tv-${id}` : id),
      name,
      title_type: isSeries ? 'series' : 'feature',
      description: plainText(overview),
      genres: genre_ids.flatMap((genre) => {
        const words = GENRES[genre]
        return words ? [{ slug: slugOf(words, ''), name: words }] : []
      }),
      release_date: day,
      release_year: day ? Number(day.slice(0, 4)) : undefined,
      images: { thumb: poster ? `${PICTURE_BASE}w500${poster}` : undefined, image: wide, banner: wide },
    }
  },
})
