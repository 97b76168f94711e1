import { Lettering } from '../../../catalogue/card/Lettering'
import { nameOf } from '../../../catalogue/title/titleFacts'
import { useText } from '../../../text/TextContext'
import type { PartProps } from './parts'

/** The name in its own lettering; in words where there is none. It is the heading of the page. */
export function LogoPart({ title, level }: PartProps) {
  const t = useText()
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <Lettering logo={title.images?.logo} ratio={title.images?.logoRatio}>
      <Heading className="mq-title__name" tabIndex={-1}>
        {nameOf(title, t)}
      </Heading>
    </Lettering>
  )
}
