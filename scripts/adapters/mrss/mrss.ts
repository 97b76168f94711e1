import { defineAdapter } from '../adapter'
import { dayOf, plainText, slugOf, widest } from '../rules'
import type { Element } from '../xml'
import answer from './answer.schema.json'
import item from './item.schema.json'

interface Answer extends Element {
  children: { channel: [Element, ...Element[]] }
}

/** The first of several elements that says something. */
const said = (...elements: (Element | undefined)[]) => elements.find((element) => element?.text)?.text

/**
 * A feed of Media RSS, read as XML (xml.ts). The standard lets each element stand in the item, in its `media:group`, or in
 * a `media:content`; what stands closer to the medium is meant for it. Its pictures are stills in most feeds.
 */
export const mrss = defineAdapter<Answer, Element>({
  of: 'an MRSS feed',
  answer,
  item,
  heading: ({ children }) => plainText(children.channel[0].children.title?.[0]?.text),
  items: ({ children }) => children.channel[0].children.item ?? [],
  card(item) {
    const groups = item.children['media:group'] ?? []
    const contents = [item, ...groups].flatMap(({ children }) => children['media:content'] ?? [])
    const all = (name: string) => [...contents, ...groups, item].flatMap(({ children }) => children[name] ?? [])
    const film = contents.find(
      ({ attributes }) => attributes.medium === 'video' || /^video\//.test(attributes.type ?? ''),
    )
    const name = plainText(said(...all('media:title'), item.children.title?.[0])) ?? ''
    const id = said(item.children.guid?.[0], item.children.link?.[0]) ?? ''
    const thumbnails = all('media:thumbnail').map(({ attributes: { url = '', width } }) => ({
      src: url,
      width: Number(width) || undefined,
    }))
    const stills = contents.flatMap(({ attributes: { url = '', medium, width } }) =>
      medium === 'image' ? [{ src: url, width: Number(width) || undefined }] : [],
    )
    const picture = widest([...thumbnails, ...stills])
    return {
      slug: slugOf(name, idOf(id)),
      name,
      title_type: 'feature',
      description: plainText(said(...all('media:description'), item.children.description?.[0])),
      runtime: Math.round(Number(film?.attributes.duration ?? contents[0]?.attributes.duration)),
      rating: ratingOf(all('media:rating')),
      images: { image: picture, banner: picture },
      just_added_date: { newest_date: dayOf(Date.parse(item.children.pubDate?.[0]?.text ?? '') / 1000) },
      asset_id: id,
    }
  },
})

/** What tells an item from others: of an address its last part. */
const idOf = (id: string) => (/^https?:/.test(id) ? id.replace(/[?#].*$/, '').replace(/^.*\/(?=[^/])/, '') : id)

/** The rating of films or of television; others ("nonadult") are no rating that visitors know. */
const ratingOf = (ratings: Element[]) =>
  ratings.find(({ attributes: { scheme = '' } }) => /^urn:(?:mpaa|v-chip)$/.test(scheme))?.text.toUpperCase()
