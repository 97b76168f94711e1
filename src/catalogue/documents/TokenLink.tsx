import type { ReactNode } from 'react'
import { classes } from '../../lib/classes'
import { serviceBase } from '../../lib/url/serviceBase'
import { takesToken } from '../../service/documents'
import { useText } from '../../text/TextContext'
import { Icon } from '../../ui/Icon'
import { SmartLink } from '../../ui/SmartLink'
import { useTokenDocument } from './useTokenDocument'
import './tokenLink.scss'

interface Props {
  href: string
  /** What the document is called; also the name of the file. */
  name: string
  className?: string
  /** Default: the name and a mark. */
  children?: ReactNode
}

/**
 * A link to a document that wants the visitor's token (spec, part 2, section 7: embargo links). Pressed, it fetches the
 * document and opens it in a new tab. Where the address is not the service's, it is a plain link: no token goes there.
 */
export function TokenLink(props: Props) {
  const { href, name, className, children = <Label name={name} /> } = props
  if (takesToken(href, serviceBase(document))) return <Fetched {...props}>{children}</Fetched>
  return (
    <SmartLink className={classes('mq-token', className)} href={href} target="_blank">
      {children}
    </SmartLink>
  )
}

function Fetched({ href, name, className, children }: Props) {
  const t = useText()
  const { state, open } = useTokenDocument(href, name)
  return (
    <button
      type="button"
      className={classes('mq-token', `mq-token--${state}`, className)}
      aria-busy={state === 'busy'}
      onClick={() => void open()}
    >
      {children}
      <span className="mq-token__state" role="status">
        {state === 'busy' ? t('documentBusy') : state === 'failed' ? t('tryAgain') : ''}
      </span>
    </button>
  )
}

function Label({ name }: { name: string }) {
  const t = useText()
  return (
    <>
      <span className="mq-token__name">{name}</span>
      <Icon name="external" />
      <span className="mq-vh">{t('opensInNewTab')}</span>
    </>
  )
}
