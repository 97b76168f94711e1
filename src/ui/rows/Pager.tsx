import { useText } from '../../text/TextContext'
import { Icon } from '../Icon'
import './pager.scss'
import { SmartLink } from '../SmartLink'
import { pageRange } from './pageRange'

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
