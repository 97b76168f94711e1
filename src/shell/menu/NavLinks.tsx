import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { safeResource } from '../../lib/url/safeHref'
import { useText } from '../../text/TextContext'
import { Icon } from '../../ui/Icon'
import { MenuButton } from '../../ui/overlay/MenuButton'
import { SmartLink } from '../../ui/SmartLink'
import { currentEntry, type NavEntry } from './navEntries'
import './navLinks.scss'

/** Entries that are ever tried in the line; what comes after them is in "More" at once. */
const TRIED = 16
/** Width of the "More" button, in CSS pixels. */
const MORE = 84

/** The main menu in one line. What does not fit moves into a "More" menu: the line never breaks. */
export function NavLinks({ entries, pathname }: { entries: NavEntry[]; pathname: string }) {
  const t = useText()
  const box = useRef<HTMLElement>(null)
  const tried = entries.slice(0, TRIED)
  const fits = useFitting(box, tried.length, MORE, entries.length > TRIED)
  const current = currentEntry(entries, pathname)
  const rest = entries.slice(fits)
  // Its place in the line stays.
  if (entries.length === 0) return <span />
  return (
    <nav ref={box} className="mq-nav" aria-label={t('mainNavigation')}>
      {tried.map((entry, index) => (
        <span key={entry.key} data-item="" className={index < fits ? undefined : 'mq-nav__out'}>
          <EntryLink entry={entry} current={current} />
        </span>
      ))}
      {rest.length > 0 && (
        <MenuButton
          className="mq-nav__more"
          label={
            <>
              {t('moreEntries')}
              <Icon name="down" />
            </>
          }
        >
          {rest.map((entry) => (
            <EntryLink key={entry.key} entry={entry} current={current} />
          ))}
        </MenuButton>
      )}
    </nav>
  )
}

/**
 * How many items of a line fit into their box, from the front. Items that do not fit stay in the document, out of the
 * flow, so that they can be measured again when the box grows or the fonts arrive.
 * @param rest width that a "More" button needs where not all fit, in CSS pixels
 * @param always true: that button stands there in any case
 */
function useFitting(box: RefObject<HTMLElement | null>, count: number, rest: number, always: boolean): number {
  const [fits, setFits] = useState(count)
  // Other items are measured again.
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => {
      const gap = Number.parseFloat(getComputedStyle(element).columnGap) || 0
      const widths = [...element.querySelectorAll<HTMLElement>('[data-item]')].map((item) => item.offsetWidth)
      setFits(howManyFit(widths, element.clientWidth - (always ? gap + rest : 0), gap, always ? 0 : rest))
    }
    measure()
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure)
    for (const watched of [element, ...element.querySelectorAll('[data-item]')]) observer?.observe(watched)
    return () => observer?.disconnect()
  }, [box, rest, count, always])
  return Math.min(fits, count)
}

/** Pure part: widths of the items, the space, the gap between two, and the width that is kept where not all fit. */
export function howManyFit(widths: number[], space: number, gap: number, rest: number): number {
  const ends = widths.map((_, i) => widths.slice(0, i + 1).reduce((sum, width) => sum + width, gap * i))
  if ((ends.at(-1) ?? 0) <= space) return widths.length
  return ends.filter((end) => end + gap + rest <= space).length
}

interface Props {
  entry: NavEntry
  /** The entry of the page that is shown, as `currentEntry` found it. */
  current?: { href: string; exact: boolean }
}

/** A menu entry as a link. One that opens a new tab says so, by a sign and in words. */
export function EntryLink({ entry, current }: Props) {
  const t = useText()
  const image = safeResource(entry.image)
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
