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

/** The heading in words: the title's own (spec: meta.title_heading), else its name. Below the lettering it is a line of its own. */
export function HeadingPart({ title, layout, level }: PartProps) {
  const t = useText()
  const own = title.meta?.title_heading
  if (layout.section.includes('logo')) return own ? <p className="mq-title__heading">{own}</p> : null
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <Heading className="mq-title__name" tabIndex={-1}>
      {own ?? nameOf(title, t)}
    </Heading>
  )
}
