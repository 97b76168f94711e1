import { useRef } from 'react'
import { useText } from '../../text/TextContext'
import { Icon } from '../../ui/Icon'
import { MenuButton } from '../../ui/overlay/MenuButton'
import { EntryLink } from './EntryLink'
import { currentEntry, type NavEntry } from './navEntries'
import './navLinks.scss'
import { useFitting } from '../bar/useFitting'

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
          face={
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
