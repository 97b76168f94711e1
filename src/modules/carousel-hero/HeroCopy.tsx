import type { CSSProperties } from 'react'
import { useShowsAwards } from '../../catalogue/card/awards'
import { Lettering } from '../../catalogue/card/Lettering'
import { MetaLine } from '../../catalogue/card/MetaLine'
import { shortTitleDescription, titleDisplayName, titleKicker } from '../../catalogue/title/titleFacts'
import type { CarouselHeroModule, TitleCard } from '../../generated/types'
import { useText } from '../../text/TextContext'
import { HeroActions } from './HeroActions'

interface Props {
  title: TitleCard
  module: CarouselHeroModule
}

/** The text of a slide. Layout `full` shows the logo; the other layouts set the name in display type. */
export function HeroCopy({ title, module }: Props) {
  const t = useText()
  const { layout = 'full', show_nominations } = module.config ?? {}
  const kicker = titleKicker(title, module.targeting_params, t)
  const name = titleDisplayName(title, t)
  const text = shortTitleDescription(title)
  const heading = (
    <h2 className="mq-hero__name" style={nameLengthStyle(name)}>
      {name}
    </h2>
  )
  return (
    <div className="mq-hero__copy">
      {kicker && <p className="mq-hero__kicker">{kicker}</p>}
      {layout === 'full' ? (
        <Lettering logo={title.images?.logo} ratio={title.images?.logoRatio}>
          {heading}
        </Lettering>
      ) : (
        heading
      )}
      {layout === 'full' && <MetaLine title={title} />}
      {text && <p className="mq-hero__text mq-clamp">{text}</p>}
      {show_nominations && <HeroAwards title={title} />}
      <HeroActions title={title} module={module} name={name} />
    </div>
  )
}

/** "3 wins from 4 nominations", with a large first number. Renders nothing without awards. */
function HeroAwards({ title }: { title: TitleCard }) {
  const t = useText()
  const { award_count: wins = 0, nomination_count: count = 0 } = title.nominations ?? {}
  const shown = useShowsAwards('nominations')
  if (!shown || wins + count === 0) return null
  const text =
    wins === 0
      ? t('nominationsAlone', { count })
      : count === 0
        ? t('winsAlone', { count: wins })
        : t('winsFrom', { count: wins, nominations: t('nominationsLower', { count }) })
  return (
    <p className="mq-hero__awards">
      <b>{wins || count}</b> <em>{text}</em>
    </p>
  )
}

/**
 * Sets `--letters`, the approximate number of letters in the longest line when the name is set in about two lines. The
 * style divides the column's width by it, so that "Sunrise" and "The Passion of Joan of Arc" both fit their column.
 */
export function nameLengthStyle(name: string): CSSProperties {
  const longest = Math.max(...name.split(/[\s-]+/).map((word) => word.length))
  return { '--letters': Math.max(4, longest, Math.ceil(name.length / 1.8)) }
}
