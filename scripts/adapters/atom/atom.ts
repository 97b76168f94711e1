import { defineAdapter } from '../adapter'
import { firstText, idOf, mediaOf } from '../mediaRss'
import { dayOf, plainText, slugOf } from '../rules'
import type { Element } from '../xml'
import answer from './answer.schema.json'
import item from './item.schema.json'

/** A feed of Atom (RFC 4287), with the elements of Media RSS where it has some, as the feeds of YouTube's channels. */
export const atom = defineAdapter<Element, Element>({
  of: 'an Atom feed',
  answer,
  item,
  heading: ({ children }) => plainText(children['atom:title']?.[0]?.text),
  items: ({ children }) => children['atom:entry'] ?? [],
  card(entry) {
    const { title, description, ...media } = mediaOf(entry)
    const textOf = (...names: string[]) => firstText(...names.map((name) => entry.children[`atom:${name}`]?.[0]))
    const name = title ?? plainText(textOf('title')) ?? ''
    const id = textOf('id') ?? ''
    return {
      ...media,
      slug: slugOf(name, idOf(id)),
      name,
      title_type: 'feature',
      description: description ?? plainText(textOf('summary', 'content')),
      just_added_date: { newest_date: dayOf(Date.parse(textOf('published', 'updated') ?? '') / 1000) },
      asset_id: id,
    }
  },
})
