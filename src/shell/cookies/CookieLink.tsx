import type { CookieCategory } from '../../generated/types'
import { SmartLink } from '../../ui/SmartLink'
import { linkEntries } from '../menu/navEntries'

interface Props {
  link: CookieCategory['link']
  onFollow?: () => void
}

/** The link of a category in the config, such as the full privacy policy. Empty without one. */
export function CookieLink({ link, onFollow }: Props) {
  const [entry] = linkEntries(link && [link], true)
  return (
    entry && (
      <SmartLink href={entry.href} target={entry.target} onClick={onFollow}>
        {entry.label}
      </SmartLink>
    )
  )
}
