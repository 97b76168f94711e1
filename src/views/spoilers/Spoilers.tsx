import { useId, useState } from 'react'
import { paragraphs } from '../../lib/text/paragraphs'
import type { ViewProps } from '../../site/registry'
import { useText } from '../../text/TextContext'
import { Button } from '../../ui/Button'
import './spoilers.scss'

/** Spoilers, hidden on every visit until a press. */
export default function Spoilers({ data }: ViewProps<'spoilers', string>) {
  const t = useText()
  const id = useId()
  const [shown, setShown] = useState(false)
  return (
    <div className="mq-spoilers">
      <Button kind="line" aria-expanded={shown} aria-controls={id} onClick={() => setShown(!shown)}>
        {t(shown ? 'hideSpoilers' : 'showSpoilers')}
      </Button>
      <div id={id} className="mq-spoilers__text">
        {shown && paragraphs(data).map((paragraph, index) => <p key={index}>{paragraph}</p>)}
      </div>
    </div>
  )
}
