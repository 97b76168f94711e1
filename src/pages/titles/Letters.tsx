import { nameOf } from '../../catalogue/title/titleFacts'
import { useQuery } from '../../data/useQuery'
import { fold } from '../../lib/text/fold'
import type { Paged } from '../../page/list/usePaged'
import { type TitlesParams, titlesQuery } from '../../service/titles'
import { useText } from '../../text/TextContext'
import { SmartLink } from '../../ui/SmartLink'
import './letters.scss'

/** More are not asked for at once: their letters would cost more than they save. */
const MOST = 600

interface Props {
  question: TitlesParams
  /** undefined: not known yet. */
  total: number | undefined
  paged: Paged
}

/**
 * The letters of a list in the order of names: each leads to the page that it begins on. The service knows no letters,
 * so all names are asked for once; while they are on their way, and where they cannot be had, the pages below do.
 */
export function Letters({ question, total, paged }: Props) {
  const t = useText()
  const named = question.sort === 'name'
  const asked = named && total !== undefined && total > paged.size && total <= MOST
  const { data } = useQuery(asked ? titlesQuery({ ...question, limit: -1 }) : undefined)
  // What comes below does not move for it.
  if (named && total === undefined) return <div className="mq-letters" />
  if (!asked) return null
  const letters = data ? firstOfLetters(data.items.map((title) => nameOf(title, t))) : []
  return (
    <nav className="mq-letters mq-wrap" aria-label={t('letters')}>
      <ol>
        {letters.map(({ letter, first }) => {
          const page = Math.floor(first / paged.size) + 1
          return (
            <li key={letter}>
              <SmartLink
                href={paged.hrefOf(page)}
                aria-label={t('lettersOf', { letter })}
                aria-current={page === paged.page ? 'true' : undefined}
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
 * The letters that names begin with, in the order of the list, and where each begins.
 * @param names in the order of the list. What begins with no letter stands under #
 */
export function firstOfLetters(names: readonly string[]): { letter: string; first: number }[] {
  const letters = new Map<string, number>()
  names.forEach((name, at) => {
    const sign = [...fold(name)].find((each) => /[\p{L}\p{N}]/u.test(each)) ?? ''
    const letter = /\p{L}/u.test(sign) ? sign.toUpperCase() : '#'
    if (!letters.has(letter)) letters.set(letter, at)
  })
  return [...letters].map(([letter, first]) => ({ letter, first }))
}
