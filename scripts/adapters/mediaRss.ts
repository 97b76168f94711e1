import { plainText, widestPictureUrl } from './rules'
import type { Element } from './xml'

/** The text of the first element that has one. */
export const firstText = (...elements: (Element | undefined)[]) => elements.find((element) => element?.text)?.text

/**
 * Reads the Media RSS elements of an RSS item or Atom entry. Each may be in the item, its `media:group`, or a
 * `media:content`; the innermost one wins. Pictures are stills in most feeds.
 */
export function readMediaRss(item: Element) {
  const groups = item.children['media:group'] ?? []
  const contents = [item, ...groups].flatMap(({ children }) => children['media:content'] ?? [])
  const all = (name: string) => [...contents, ...groups, item].flatMap(({ children }) => children[name] ?? [])
  const video = contents.find(
    ({ attributes }) => attributes.medium === 'video' || /^video\//.test(attributes.type ?? ''),
  )
  const thumbnails = all('media:thumbnail').map(({ attributes: { url = '', width } }) => ({
    src: url,
    width: Number(width) || undefined,
  }))
  const stills = contents.flatMap(({ attributes: { url = '', medium, width } }) =>
    medium === 'image' ? [{ src: url, width: Number(width) || undefined }] : [],
  )
  const picture = widestPictureUrl([...thumbnails, ...stills])
  return {
    title: plainText(firstText(...all('media:title'))),
    description: plainText(firstText(...all('media:description'))),
    runtime: Math.round(Number(video?.attributes.duration ?? contents[0]?.attributes.duration)),
    rating: ratingOf(all('media:rating')),
    images: { image: picture, banner: picture },
  }
}

/**
 * The part of an item's ID that its slug contains: the last path segment of a URL, or the ID without its namespace
 * (`urn:uuid:`, `tag:films.example,2025:`, `yt:video:`). `defineAdapter` makes equal slugs unique.
 */
export const shortId = (id: string) =>
  /^https?:/.test(id)
    ? id.replace(/[?#].*$/, '').replace(/^.*\/(?=[^/])/, '')
    : id.replace(/^(?:urn|tag|yt):[^:]*:/, '')

/** Only MPAA and TV ratings: visitors do not know values of other schemes, such as "nonadult". */
const ratingOf = (ratings: Element[]) =>
  ratings.find(({ attributes: { scheme = '' } }) => /^urn:(?:mpaa|v-chip)$/.test(scheme))?.text.toUpperCase()
