import { safeResource } from '../../lib/url/safeHref'
import { useText } from '../../text/TextContext'
import { Icon } from '../../ui/Icon'
import { SmartLink } from '../../ui/SmartLink'
import type { NavEntry } from './navEntries'

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
