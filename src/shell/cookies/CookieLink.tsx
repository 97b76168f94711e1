import type { CookieCategory } from '../../generated/types'
import { SmartLink } from '../../ui/SmartLink'
import { linkEntries } from '../menu/navEntries'

interface Props {
  link: CookieCategory['link']
  onFollow?: () => void
}

/** Leads to what the operator says of it elsewhere, such as the whole policy, where there is something. */
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
