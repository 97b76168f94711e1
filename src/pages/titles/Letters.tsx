import { titleDisplayName } from '../../catalogue/title/titleFacts'
import { useQuery } from '../../data/useQuery'
import { fold } from '../../lib/text/fold'
import type { Pagination } from '../../page/list/usePagination'
import { type TitlesParams, titlesQuery } from '../../service/titles'
import { useText } from '../../text/TextContext'
import { SmartLink } from '../../ui/SmartLink'
import './letters.scss'

/** Longer lists have no letters: requesting all names would cost more than it saves. */
const MAX_TITLES = 600

interface Props {
  listParams: TitlesParams
  /** undefined while it loads. */
  total: number | undefined
  pagination: Pagination
}

/**
 * Links to the pages where each letter starts, for a list sorted by name. The service has no such index, so all names
 * are requested once. Until then, and after a failure, only the pager is shown.
 */
export function Letters({ listParams, total, pagination }: Props) {
  const t = useText()
  const sortedByName = listParams.sort === 'name'
  const hasLetters = sortedByName && total !== undefined && total > pagination.size && total <= MAX_TITLES
  const { data } = useQuery(hasLetters ? titlesQuery({ ...listParams, limit: -1 }) : undefined)
  // Reserves the space, so that the list does not move.
  if (sortedByName && total === undefined) return <div className="mq-letters" />
  if (!hasLetters) return null
  const letters = data ? letterIndex(data.items.map((title) => titleDisplayName(title, t))) : []
  return (
    <nav className="mq-letters mq-wrap" aria-label={t('letters')}>
      <ol>
        {letters.map(({ letter, first }) => {
          const page = Math.floor(first / pagination.size) + 1
          return (
            <li key={letter}>
              <SmartLink
                href={pagination.hrefOf(page)}
                aria-label={t('lettersOf', { letter })}
                aria-current={page === pagination.page ? 'true' : undefined}
              >
                {letter}
              </SmartLink>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

/**
 * First letters with the index of their first name.
 * @param names sorted; names that do not start with a letter are listed under #
 */
export function letterIndex(names: readonly string[]): { letter: string; first: number }[] {
  const letters = new Map<string, number>()
  names.forEach((name, index) => {
    const firstCharacter = [...fold(name)].find((each) => /[\p{L}\p{N}]/u.test(each)) ?? ''
    const letter = /\p{L}/u.test(firstCharacter) ? firstCharacter.toUpperCase() : '#'
    if (!letters.has(letter)) letters.set(letter, index)
  })
  return [...letters].map(([letter, first]) => ({ letter, first }))
}
