import { originalTitleName, titleDisplayName } from '../../catalogue/title/titleFacts'
import type { TitleCard } from '../../generated/types'
import type { TranslateFunction } from '../../text/createText'
import { splitAtMatch } from './splitAtMatch'

/**
 * Why a title matches a search whose terms are not in its name: another name, a tag, a person, or one of its parts (which
 * are replaced by their parent).
 * @returns undefined if the name matches
 */
export function matchReason(title: TitleCard, terms: string, t: TranslateFunction): string | undefined {
  const matches = (text: string | undefined): text is string =>
    text !== undefined && splitAtMatch(text, terms) !== undefined
  const { meta = {} } = title
  if (terms === '' || matches(titleDisplayName(title, t))) return undefined
  const name = [originalTitleName(title), title.title_name, meta.alternate_title_name].find(matches)
  if (name) return t('hitName', { name })
  const tag = tagsOf(title).find(matches)
  if (tag) return t('hitTag', { tag })
  if (matches(meta.director)) return t('directedBy', { name: meta.director })
  const person = meta.cast?.map((each) => each.name).find(matches)
  if (person) return t('hitPerson', { name: person })
  return t(title.title_type === 'series' ? 'hitEpisode' : 'hitExtra')
}

/** Search results may contain tags, which are not part of the card schema. */
function tagsOf(title: TitleCard): string[] {
  const tags: unknown = 'tags' in title ? title.tags : undefined
  return Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : []
}
