import type { KeyboardEvent } from 'react'
import { isPlainKey } from '../lib/browser/keys'
import { useText } from '../text/TextContext'
import { Icon } from '../ui/Icon'
import { SmartLink } from '../ui/SmartLink'
import { useRecentSearches } from './recentSearches'
import { searchAddress } from './searchTerms'
import './recentList.scss'

interface Props {
  /** Path of the search page */
  path: string
  onPress?: () => void
}

/** Recent searches of this browser, each with a button to remove it */
export function RecentList({ path, onPress }: Props) {
  const t = useText()
  const { list, remove, clear } = useRecentSearches()
  if (list.length === 0) return null
  return (
    <section className="mq-recent" aria-label={t('recentSearches')}>
      <p className="mq-recent__head">
        <span>{t('recentSearches')}</span>
        <button type="button" onClick={clear}>
          {t('forgetAll')}
        </button>
      </p>
      <ul>
        {list.map((terms) => (
          <li key={terms}>
            <SmartLink href={searchAddress(path, terms)} onClick={onPress}>
              <Icon name="search" />
              <span>{terms}</span>
            </SmartLink>
            <button
              type="button"
              aria-label={t('forgetSearch', { words: terms })}
              onClick={(event) => {
                focusNeighbourButton(event.currentTarget)
                remove(terms)
              }}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The button disappears with its entry: the focus moves to the next button, or to the field. */
function focusNeighbourButton(button: HTMLElement): void {
  if (document.activeElement !== button) return
  const entry = button.closest('li')
  const next = entry?.nextElementSibling ?? entry?.previousElementSibling
  const to = next?.querySelector('button') ?? document.querySelector<HTMLElement>('.mq-search-box input')
  to?.focus()
}

/**
 * Arrow keys move between the field and the recent searches. They are links, not options, because an option must not contain
 * a button. Escape returns to the field.
 */
export function moveFocusWithArrows(event: KeyboardEvent<HTMLElement>, field: HTMLElement | null): void {
  if (event.defaultPrevented || !isPlainKey(event)) return
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('.mq-recent li a')]
  if (links.length === 0) return
  const targets: readonly EventTarget[] = links
  const at = targets.indexOf(event.target)
  const inField = event.target === field
  const to =
    event.key === 'Escape' && !inField
      ? field
      : event.key === 'ArrowDown' && (inField || at >= 0)
        ? links[at + 1]
        : event.key === 'ArrowUp' && at >= 0
          ? (links[at - 1] ?? field)
          : undefined
  if (!to) return
  event.preventDefault()
  event.stopPropagation()
  to.focus()
}
