import { isExternal } from '../../lib/url/safeHref'
import { useText } from '../../text/TextContext'
import { Icon } from '../../ui/Icon'
import { SmartLink } from '../../ui/SmartLink'
import { TokenLink } from './TokenLink'
import './documentRow.scss'

interface Props {
  name: string
  /** Undefined: the row is not a link. */
  href: string | undefined
  /** true: the document requires the visitor's token. */
  locked?: boolean
  description?: string
  facts?: string
}

/** A link or document as a row with name, description and facts. It opens in a new tab. */
export function DocumentRow({ name, href, locked, description, facts }: Props) {
  const t = useText()
  const content = (
    <>
      <span className="mq-paper__name">
        {name}
        {href && isExternal(href) && <Icon name="external" />}
      </span>
      {description && <span className="mq-paper__text">{description}</span>}
      {facts && <span className="mq-paper__facts">{facts}</span>}
      {href && <span className="mq-vh">{t('opensInNewTab')}</span>}
    </>
  )
  if (href && locked) {
    return (
      <TokenLink className="mq-paper" href={href} name={name}>
        {content}
      </TokenLink>
    )
  }
  return (
    <SmartLink className="mq-paper" href={href} target="_blank">
      {content}
    </SmartLink>
  )
}
