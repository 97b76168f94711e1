import { defineAdapter } from '../adapter'
import { isoDateOfUnixTime, type Picture, plainText, slugOf, widestPictureUrl } from '../rules'
import responseSchema from './answer.schema.json'
import itemSchema from './item.schema.json'

interface ListResponse {
  title?: string | null
  playlist: unknown[]
}

interface Item {
  mediaid: string
  title: string
  description?: string | null
  image?: string | null
  images?: Picture[] | null
  duration?: number | null
  pubdate?: number | null
}

/** Converts a playlist of JW Platform, as returned by `GET /v2/playlists/{id}`. Pictures are 16:9 stills in several widths. */
export const jw = defineAdapter<ListResponse, Item>({
  label: 'a JW Platform playlist',
  responseSchema,
  itemSchema,
  heading: ({ title }) => plainText(title),
  items: ({ playlist }) => playlist,
  card({ mediaid, title, description, image, images, duration, pubdate }) {
    const picture = widestPictureUrl(images) ?? widestPictureUrl(image ? [{ src: image }] : [])
    const name = plainText(title) ?? ''
    return {
      slug: slugOf(name, mediaid),
      name,
      title_type: 'feature',
      description: plainText(description),
      // JW returns fractional seconds.
      runtime: duration ? Math.round(duration) : undefined,
      images: { image: picture, banner: picture },
      just_added_date: { newest_date: isoDateOfUnixTime(pubdate) },
      asset_id: mediaid,
    }
  },
})
