import { defineAdapter } from '../adapter'
import { firstText, readMediaRss, shortId } from '../mediaRss'
import { isoDateOfUnixTime, plainText, slugOf } from '../rules'
import type { Element } from '../xml'
import responseSchema from './answer.schema.json'
import itemSchema from './item.schema.json'

interface RssRoot extends Element {
  children: { channel: [Element, ...Element[]] }
}

/** Converts an RSS feed with Media RSS elements. */
export const mrss = defineAdapter<RssRoot, Element>({
  label: 'an MRSS feed',
  responseSchema,
  itemSchema,
  heading: ({ children }) => plainText(children.channel[0].children.title?.[0]?.text),
  items: ({ children }) => children.channel[0].children.item ?? [],
  card(item) {
    const { title, description, ...media } = readMediaRss(item)
    const { title: titles, guid, link, description: descriptions, pubDate } = item.children
    const name = title ?? plainText(titles?.[0]?.text) ?? ''
    const id = firstText(guid?.[0], link?.[0]) ?? ''
    return {
      ...media,
      slug: slugOf(name, shortId(id)),
      name,
      title_type: 'feature',
      description: description ?? plainText(descriptions?.[0]?.text),
      just_added_date: { newest_date: isoDateOfUnixTime(Date.parse(pubDate?.[0]?.text ?? '') / 1000) },
      asset_id: id,
    }
  },
})
