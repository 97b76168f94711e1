import { Lettering } from '../../../catalogue/card/Lettering'
import { titleDisplayName } from '../../../catalogue/title/titleFacts'
import { useText } from '../../../text/TextContext'
import type { PartProps } from './parts'

/** The name as lettering, otherwise as text. It is the heading of the page. */
export function LogoPart({ title, level }: PartProps) {
  const t = useText()
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <Lettering logo={title.images?.logo} ratio={title.images?.logoRatio}>
      <Heading className="mq-title__name" tabIndex={-1}>
        {titleDisplayName(title, t)}
      </Heading>
    </Lettering>
  )
}

/**
 * The heading as text: the title's own (spec: meta.title_heading), otherwise its name. Below a lettering only its own
 * heading is shown, as a paragraph.
 */
export function HeadingPart({ title, layout, level }: PartProps) {
  const t = useText()
  const titleHeading = title.meta?.title_heading
  if (layout.section.includes('logo')) return titleHeading ? <p className="mq-title__heading">{titleHeading}</p> : null
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <Heading className="mq-title__name" tabIndex={-1}>
      {titleHeading ?? titleDisplayName(title, t)}
    </Heading>
  )
}
