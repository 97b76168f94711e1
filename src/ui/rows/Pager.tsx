import { useText } from '../../text/TextContext'
import { Icon } from '../Icon'
import { SmartLink } from '../SmartLink'
import './pager.scss'

interface Props {
  /** From 1. */
  page: number
  total: number
  /** Things on a page. */
  size: number
  /** Address of a page. */
  hrefOf: (page: number) => string
}

/** Pages of a list as links: five at a time, with the way to the ones beside (spec, section 9). Nothing for one page. */
export function Pager({ page, total, size, hrefOf }: Props) {
  const t = useText()
  const { pages, previous, next, last } = pageRange(page, total, size)
  if (last === 1) return null
  const now = Math.min(Math.max(1, page), last)
  const step = (to: number | undefined, name: 'previous' | 'next') => (
    <SmartLink
      className="mq-pager__step"
      href={to === undefined ? undefined : hrefOf(to)}
      aria-hidden={to === undefined}
    >
      <Icon name={name} />
      <span className="mq-vh">{t(name === 'previous' ? 'previousPage' : 'nextPage')}</span>
    </SmartLink>
  )
  return (
    <nav className="mq-pager mq-wrap" aria-label={t('pages')}>
      {step(previous, 'previous')}
      <ol>
        {pages.map((each) => (
          <li key={each}>
            <SmartLink
              className="mq-pager__page"
              href={hrefOf(each)}
              aria-current={each === now ? 'page' : undefined}
              aria-label={t('pageOf', { number: each, count: last })}
            >
              {each}
            </SmartLink>
          </li>
        ))}
      </ol>
      {step(next, 'next')}
    </nav>
  )
}

/** Pages that are offered at once (spec, section 9: 5 pages per range). */
const RANGE = 5

/** What a pager shows. Pages count from 1. */
interface PageRange {
  pages: number[]
  /** The pages beside the present one; undefined at the ends. */
  previous?: number
  next?: number
  last: number
}

/**
 * The range of five pages that the present one is in: 1 to 5, 6 to 10, and so on.
 * @param page from 1; beyond the ends it counts as the first or the last
 * @param total number of things
 * @param size things on a page
 */
export function pageRange(page: number, total: number, size: number): PageRange {
  const last = Math.max(1, Math.ceil(total / size))
  const now = Math.min(Math.max(1, Math.trunc(page) || 1), last)
  const first = Math.floor((now - 1) / RANGE) * RANGE + 1
  const count = Math.min(RANGE, last - first + 1)
  return {
    pages: Array.from({ length: count }, (_, index) => first + index),
    previous: now > 1 ? now - 1 : undefined,
    next: now < last ? now + 1 : undefined,
    last,
  }
}
