import { defineAdapter } from '../adapter'
import { plainText, secondsOfIso, slugOf, widestPictureUrl } from '../rules'
import responseSchema from './answer.schema.json'
import itemSchema from './item.schema.json'

interface ListResponse {
  name?: string
  itemListElement: unknown[]
}

type OneOrMany<Value> = Value | Value[]
type Image = string | { url?: string; contentUrl?: string; width?: number }

interface Item {
  item: {
    '@id'?: string
    '@type'?: string
    url?: string
    name: string
    description?: string | null
    duration?: string | null
    datePublished?: string | null
    contentRating?: string | null
    image?: OneOrMany<Image> | null
    director?: OneOrMany<{ name?: string }> | null
  }
}

/** Properties of schema.org may be one value or a list. */
const toList = <Value>(value: OneOrMany<Value> | null | undefined): Value[] =>
  value == null ? [] : Array.isArray(value) ? value : [value]

/** Converts an ItemList of schema.org in JSON-LD, as embedded in web pages. */
export const schemaOrg = defineAdapter<ListResponse, Item>({
  label: 'a schema.org ItemList',
  responseSchema,
  itemSchema,
  heading: ({ name }) => plainText(name),
  items: ({ itemListElement }) => itemListElement,
  id: ({ item: film }) => film['@id'] ?? film.url,
  card({ item: film }) {
    const pictures = toList(film.image).map((image) =>
      typeof image === 'string' ? { src: image } : { src: image.contentUrl ?? image.url ?? '', width: image.width },
    )
    const name = plainText(film.name) ?? ''
    const day = /^\d{4}(?:-\d{2}-\d{2})?$/.exec(film.datePublished ?? '')?.[0]
    return {
      slug: slugOf(name, (film['@id'] ?? film.url ?? '').replace(/^.*\/(?=[^/])/, '').replace(/\W+$/, '')),
      name,
      title_type: film['@type'] === 'TVSeries' ? 'series' : 'feature',
      description: plainText(film.description),
      runtime: secondsOfIso(film.duration),
      release_date: day,
      release_year: day ? Number(day.slice(0, 4)) : undefined,
      rating: film.contentRating,
      // schema.org does not state the purpose of a picture; most are portrait posters.
      images: { thumb: widestPictureUrl(pictures) },
      meta: {
        director: toList(film.director)
          .map((director) => plainText(director.name))
          .filter(Boolean)
          .join(', '),
      },
    }
  },
})
