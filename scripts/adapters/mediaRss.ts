import { plainText, widest } from './rules'
import type { Element } from './xml'

/** The first of several elements that has a text. */
export const firstText = (...elements: (Element | undefined)[]) => elements.find((element) => element?.text)?.text

/**
 * Reads the elements of Media RSS in an item of RSS or an entry of Atom. The standard allows each of them in the item, in
 * its `media:group`, or in a `media:content`; the closest to the medium counts. Its pictures are stills in most feeds.
 */
export function mediaOf(item: Element) {
  const groups = item.children['media:group'] ?? []
  const contents = [item, ...groups].flatMap(({ children }) => children['media:content'] ?? [])
  const all = (name: string) => [...contents, ...groups, item].flatMap(({ children }) => children[name] ?? [])
  const film = contents.find(
    ({ attributes }) => attributes.medium === 'video' || /^video\//.test(attributes.type ?? ''),
  )
  const thumbnails = all('media:thumbnail').map(({ attributes: { url = '', width } }) => ({
    src: url,
    width: Number(width) || undefined,
  }))
  const stills = contents.flatMap(({ attributes: { url = '', medium, width } }) =>
    medium === 'image' ? [{ src: url, width: Number(width) || undefined }] : [],
  )
  const picture = widest([...thumbnails, ...stills])
  return {
    title: plainText(firstText(...all('media:title'))),
    description: plainText(firstText(...all('media:description'))),
    runtime: Math.round(Number(film?.attributes.duration ?? contents[0]?.attributes.duration)),
    rating: ratingOf(all('media:rating')),
    images: { image: picture, banner: picture },
  }
}

/**
 * The part of an item's id that its slug contains: the last part of an address, or the id without the namespace of its
 * scheme (`urn:uuid:`, `tag:films.example,2025:`, `yt:video:`). Items that share it are kept apart by defineAdapter.
 */
export const idOf = (id: string) =>
  /^https?:/.test(id)
    ? id.replace(/[?#].*$/, '').replace(/^.*\/(?=[^/])/, '')
    : id.replace(/^(?:urn|tag|yt):[^:]*:/, '')

/** The rating of films or of television; others ("nonadult") are no rating that visitors know. */
const ratingOf = (ratings: Element[]) =>
  ratings.find(({ attributes: { scheme = '' } }) => /^urn:(?:mpaa|v-chip)$/.test(scheme))?.text.toUpperCase()
