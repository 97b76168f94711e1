import { defineAdapter } from '../adapter'
import { firstText, readMediaRss, shortId } from '../mediaRss'
import { isoDateOfUnixTime, plainText, slugOf } from '../rules'
import type { Element } from '../xml'
import responseSchema from './answer.schema.json'
import itemSchema from './item.schema.json'

/** Converts an Atom feed (RFC 4287). Media RSS elements are optional; feeds of YouTube channels have them. */
export const atom = defineAdapter<Element, Element>({
  label: 'an Atom feed',
  responseSchema,
  itemSchema,
  heading: ({ children }) => plainText(children['atom:title']?.[0]?.text),
  items: ({ children }) => children['atom:entry'] ?? [],
  card(entry) {
    const { title, description, ...media } = readMediaRss(entry)
    const firstTextOf = (...names: string[]) => firstText(...names.map((name) => entry.children[`atom:${name}`]?.[0]))
    const name = title ?? plainText(firstTextOf('title')) ?? ''
    const id = firstTextOf('id') ?? ''
    return {
      ...media,
      slug: slugOf(name, shortId(id)),
      name,
      title_type: 'feature',
      description: description ?? plainText(firstTextOf('summary', 'content')),
      just_added_date: { newest_date: isoDateOfUnixTime(Date.parse(firstTextOf('published', 'updated') ?? '') / 1000) },
      asset_id: id,
    }
  },
})
