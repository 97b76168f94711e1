import { Lettering } from '../../catalogue/card/Lettering'
import { MetaLine } from '../../catalogue/card/MetaLine'
import { briefOf, nameOf } from '../../catalogue/title/titleFacts'
import type { CarouselHeroModule, TitleCard } from '../../generated/types'
import { useText } from '../../text/TextContext'
import { HeroActions } from './HeroActions'
import { HeroAwards } from './HeroAwards'
import { nameStyle } from './nameStyle'

interface Props {
  title: TitleCard
  module: CarouselHeroModule
}

/** The words of a slide. On `full` the name is set in its own lettering; the other layouts set it in display type. */
export function HeroCopy({ title, module }: Props) {
  const t = useText()
  const { layout = 'full', show_nominations } = module.config ?? {}
  const name = nameOf(title, t)
  const text = briefOf(title)
  const heading = (
    <h2 className="mq-hero__name" style={nameStyle(name)}>
      {name}
    </h2>
  )
  return (
    <div className="mq-hero__copy">
      {title.kicker && <p className="mq-hero__kicker">{title.kicker}</p>}
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
