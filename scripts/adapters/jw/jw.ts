import { defineAdapter } from '../adapter'
import { dayOf, type Picture, plainText, slugOf, widest } from '../rules'
import answer from './answer.schema.json'
import item from './item.schema.json'

interface Answer {
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

/** A playlist of JW Platform, as `GET /v2/playlists/{id}` answers. Its pictures are stills, 16:9, in several widths. */
export const jw = defineAdapter<Answer, Item>({
  of: 'a playlist of JW Platform',
  answer,
  item,
  heading: ({ title }) => plainText(title),
  items: ({ playlist }) => playlist,
  card({ mediaid, title, description, image, images, duration, pubdate }) {
    const picture = widest(images) ?? widest(image ? [{ src: image }] : [])
    const name = plainText(title) ?? ''
    return {
      slug: slugOf(name, mediaid),
      name,
      title_type: 'feature',
      description: plainText(description),
      // Seconds already, with fractions.
      runtime: duration ? Math.round(duration) : undefined,
      images: { image: picture, banner: picture },
      just_added_date: { newest_date: dayOf(pubdate) },
      asset_id: mediaid,
    }
  },
})
