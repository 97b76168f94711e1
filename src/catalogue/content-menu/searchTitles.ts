import type { TitleCard } from '../../generated/types'
import { fieldValues } from '../../lib/text/fieldValues'
import { fold } from '../../lib/text/fold'

/**
 * Keeps titles with a field that contains the term, ignoring case and accents (spec, section 5). The term is trimmed;
 * an empty term keeps all titles.
 * @param fields dotted paths into a title, for example "meta.director"
 */
export function searchTitles(
  titles: readonly TitleCard[],
  term: string,
  fields: readonly string[] = ['name'],
): readonly TitleCard[] {
  const foldedTerm = fold(term.trim())
  if (foldedTerm === '') return titles
  const contains = (text: string) => fold(text).includes(foldedTerm)
  return titles.filter((title) => fields.some((field) => fieldValues(title, field).some(contains)))
}
