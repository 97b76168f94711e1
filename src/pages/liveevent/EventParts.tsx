import { useText } from '../../text/TextContext'
import type { EventPart } from './partsOf'
import './eventParts.scss'

interface Props {
  parts: readonly EventPart[]
  chosen: number
  onChoose: (at: number) => void
}

/** What was recorded of an event, to choose from. */
export function EventParts({ parts, chosen, onChoose }: Props) {
  const t = useText()
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
