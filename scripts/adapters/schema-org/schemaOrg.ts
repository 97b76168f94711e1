import { defineAdapter } from '../adapter'
import { plainText, secondsOfIso, slugOf, widest } from '../rules'
import answer from './answer.schema.json'
import item from './item.schema.json'

interface Answer {
  name?: string
  itemListElement: unknown[]
}

type OneOrMany<Thing> = Thing | Thing[]
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

/** A property of schema.org is one value or a list of them. */
const many = <Thing>(value: OneOrMany<Thing> | null | undefined): Thing[] =>
  value == null ? [] : Array.isArray(value) ? value : [value]

/** An ItemList of schema.org in JSON-LD, as pages of films carry it. */
export const schemaOrg = defineAdapter<Answer, Item>({
  of: 'an ItemList of schema.org',
  answer,
  item,
  heading: ({ name }) => plainText(name),
  items: ({ itemListElement }) => itemListElement,
  id: ({ item: film }) => film['@id'] ?? film.url,
  card({ item: film }) {
    const pictures = many(film.image).map((image) =>
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
      // What the picture is for is not said; most are upright posters.
      images: { thumb: widest(pictures) },
      meta: {
        director: many(film.director)
          .map((director) => plainText(director.name))
          .filter(Boolean)
          .join(', '),
      },
    }
  },
})
