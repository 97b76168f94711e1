import '../../text/catalogueTexts'
import '../../text/playerTexts'
import { useText } from '../../text/TextContext'
import { buttonClass } from '../../ui/Button'
import { SmartLink } from '../../ui/SmartLink'
import type { EventPart } from './partsOf'
import './eventParts.scss'

interface Props {
  parts: readonly EventPart[]
  chosen: number
  onChoose: (at: number) => void
  out: { href: string; label: string }
}

/** What was recorded of an event, to choose from; or that nothing was. */
export function EventParts({ parts, chosen, onChoose, out }: Props) {
  const t = useText()
  if (parts.length === 0) {
    return (
      <div className="mq-event-parts mq-event-parts--none" role="alert">
        <p>{t('eventMissing')}</p>
        <SmartLink className={buttonClass('first')} href={out.href}>
          {out.label}
        </SmartLink>
      </div>
    )
  }
  return (
    <nav className="mq-event-parts" aria-label={t('eventParts')}>
      {parts.map(({ asset, name }, at) => (
        <button key={asset} type="button" aria-current={at === chosen || undefined} onClick={() => onChoose(at)}>
          {name}
        </button>
      ))}
    </nav>
  )
}
