import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { safeResourceUrl } from '../../lib/url/safeHref'
import { useText } from '../../text/TextContext'
import { Icon } from '../../ui/Icon'
import { MenuButton } from '../../ui/overlay/MenuButton'
import { SmartLink } from '../../ui/SmartLink'
import { currentEntry, type NavEntry } from './navEntries'
import './navLinks.scss'

/** Maximum number of entries that are rendered and measured in the line; the others are always in "More". */
const MAX_MEASURED_ENTRIES = 16
/** Width of the "More" button, in CSS pixels. */
const MORE_BUTTON_WIDTH = 84

/** The main menu in one line. Entries that do not fit move into a "More" menu. */
export function NavLinks({ entries, pathname }: { entries: NavEntry[]; pathname: string }) {
  const t = useText()
  const nav = useRef<HTMLElement>(null)
  const measured = entries.slice(0, MAX_MEASURED_ENTRIES)
  const fits = useFittingCount(nav, measured.length, MORE_BUTTON_WIDTH, entries.length > MAX_MEASURED_ENTRIES)
  const current = currentEntry(entries, pathname)
  const overflow = entries.slice(fits)
  // Keeps the layout of the top bar.
  if (entries.length === 0) return <span />
  return (
    <nav ref={nav} className="mq-nav" aria-label={t('mainNavigation')}>
      {measured.map((entry, index) => (
        <span key={entry.key} data-item="" className={index < fits ? undefined : 'mq-nav__out'}>
          <EntryLink entry={entry} current={current} />
        </span>
      ))}
      {overflow.length > 0 && (
        <MenuButton
          className="mq-nav__more"
          label={
            <>
              {t('moreEntries')}
              <Icon name="down" />
            </>
          }
        >
          {overflow.map((entry) => (
            <EntryLink key={entry.key} entry={entry} current={current} />
          ))}
        </MenuButton>
      )}
    </nav>
  )
}

/**
 * The number of items that fit into the line. The others stay in the document, out of the flow, so that they can be
 * measured again when the line grows or fonts load.
 * @param moreWidth width of the "More" button, in CSS pixels
 * @param alwaysMore true: the button is shown even if all measured items fit
 */
function useFittingCount(
  nav: RefObject<HTMLElement | null>,
  count: number,
  moreWidth: number,
  alwaysMore: boolean,
): number {
  const [fits, setFits] = useState(count)
  // Runs again when the number of items changes.
  useLayoutEffect(() => {
    const element = nav.current
    if (!element) return
    const measure = () => {
      const gap = Number.parseFloat(getComputedStyle(element).columnGap) || 0
      const widths = [...element.querySelectorAll<HTMLElement>('[data-item]')].map((item) => item.offsetWidth)
      setFits(
        countFitting(widths, element.clientWidth - (alwaysMore ? gap + moreWidth : 0), gap, alwaysMore ? 0 : moreWidth),
      )
    }
    measure()
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure)
    for (const watched of [element, ...element.querySelectorAll('[data-item]')]) observer?.observe(watched)
    return () => observer?.disconnect()
  }, [nav, moreWidth, count, alwaysMore])
  return Math.min(fits, count)
}

/** How many items fit into a space, in order, if `moreWidth` is reserved when not all of them fit. */
export function countFitting(widths: number[], space: number, gap: number, moreWidth: number): number {
  const ends = widths.map((_, i) => widths.slice(0, i + 1).reduce((sum, width) => sum + width, gap * i))
  if ((ends.at(-1) ?? 0) <= space) return widths.length
  return ends.filter((end) => end + gap + moreWidth <= space).length
}

interface Props {
  entry: NavEntry
  /** The entry of the current page (`currentEntry`). */
  current?: { href: string; exact: boolean }
}

/** A menu entry as a link. An icon and a text for screen readers mark links that open a new tab. */
export function EntryLink({ entry, current }: Props) {
  const t = useText()
  const image = safeResourceUrl(entry.image)
  return (
    <SmartLink
      href={entry.href}
      target={entry.target}
      aria-current={current?.href === entry.href ? (current.exact ? 'page' : 'true') : undefined}
    >
      {image ? <img src={image} alt={entry.label} height={24} /> : entry.label}
      {entry.target === '_blank' && (
        <>
          <Icon name="external" />
          <span className="mq-vh"> ({t('opensInNewTab')})</span>
        </>
      )}
    </SmartLink>
  )
}
