import { defineAdapter } from '../adapter'
import { firstText, idOf, mediaOf } from '../mediaRss'
import { dayOf, plainText, slugOf } from '../rules'
import type { Element } from '../xml'
import answer from './answer.schema.json'
import item from './item.schema.json'

interface Answer extends Element {
  children: { channel: [Element, ...Element[]] }
}

/** A feed of RSS with the elements of Media RSS, read as XML (xml.ts). */
export const mrss = defineAdapter<Answer, Element>({
  of: 'an MRSS feed',
  answer,
  item,
  heading: ({ children }) => plainText(children.channel[0].children.title?.[0]?.text),
  items: ({ children }) => children.channel[0].children.item ?? [],
  card(item) {
    const { title, description, ...media } = mediaOf(item)
    const { title: titles, guid, link, description: descriptions, pubDate } = item.children
    const name = title ?? plainText(titles?.[0]?.text) ?? ''
    const id = firstText(guid?.[0], link?.[0]) ?? ''
    return {
      ...media,
      slug: slugOf(name, idOf(id)),
      name,
      title_type: 'feature',
      description: description ?? plainText(descriptions?.[0]?.text),
      just_added_date: { newest_date: dayOf(Date.parse(pubDate?.[0]?.text ?? '') / 1000) },
      asset_id: id,
    }
  },
})
