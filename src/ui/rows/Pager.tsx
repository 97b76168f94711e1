import { useText } from '../../text/TextContext'
import { Icon } from '../Icon'
import { SmartLink } from '../SmartLink'
import './pager.scss'

interface Props {
  /** From 1. */
  page: number
  total: number
  /** Items per page. */
  size: number
  hrefOf: (page: number) => string
}

/** Links to the pages of a list, five at a time, and to the previous and next one (spec, section 9). Empty for one page. */
export function Pager({ page, total, size, hrefOf }: Props) {
  const t = useText()
  const { pages, previous, next, last } = pageRange(page, total, size)
  if (last === 1) return null
  const current = Math.min(Math.max(1, page), last)
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
              aria-current={each === current ? 'page' : undefined}
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

/** Pages per range (spec, section 9). */
const RANGE_SIZE = 5

/** Pages count from 1. */
interface PageRange {
  pages: number[]
  /** Undefined at the ends. */
  previous?: number
  next?: number
  last: number
}

/**
 * The range of five pages that contains the current one: 1 to 5, 6 to 10, and so on.
 * @param page from 1; clamped to the existing pages
 * @param total number of items
 * @param size items per page
 */
export function pageRange(page: number, total: number, size: number): PageRange {
  const last = Math.max(1, Math.ceil(total / size))
  const current = Math.min(Math.max(1, Math.trunc(page) || 1), last)
  const first = Math.floor((current - 1) / RANGE_SIZE) * RANGE_SIZE + 1
  const count = Math.min(RANGE_SIZE, last - first + 1)
  return {
    pages: Array.from({ length: count }, (_, index) => first + index),
    previous: current > 1 ? current - 1 : undefined,
    next: current < last ? current + 1 : undefined,
    last,
  }
}
