import { artInk } from '../../catalogue/card/artInk'
import { Lettering } from '../../catalogue/card/Lettering'
import { briefOf, nameOf } from '../../catalogue/title/titleFacts'
import { playLink, titleLink } from '../../catalogue/title/titleLink'
import type { TitleCard } from '../../generated/types'
import { trackUse } from '../../service/modules'
import type { PlannedModule } from '../../site/moduleList'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { buttonClass } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { SmartLink } from '../../ui/SmartLink'
import { LandingArt } from './LandingArt'
import type { OpeningSettings } from './useOpening'
import './landing.scss'

interface Props {
  title: TitleCard
  settings: OpeningSettings
  /** The placement that the title comes from. */
  planned: PlannedModule
}

/** One title over the whole screen: art, lettering, one line, one filled button. */
export function Landing({ title, settings, planned }: Props) {
  const t = useText()
  const { plan, http } = useRuntime()
  const name = nameOf(title, t)
  const kicker = [settings.heading, title.kicker].filter(Boolean)
  const line = briefOf(title)
  const play = playLink(title)
  const href = play ?? titleLink(title, { config: plan.document.site_config, module: planned.slug })
  const track = () => trackUse(http, { placement_id: planned.placementId, title_id: title.id ?? title.slug })
  return (
    <header className="mq-landing" data-opening="hero" style={artInk(title.images)}>
      <LandingArt title={title} />
      <div className="mq-landing__copy">
        {kicker.length > 0 && (
          <p className="mq-landing__kicker">
            {kicker.map((each) => (
              <span key={each}>{each}</span>
            ))}
          </p>
        )}
        <Lettering logo={title.images?.logo} ratio={title.images?.logoRatio}>
          <h1 className="mq-landing__name" tabIndex={-1}>
            {name}
          </h1>
        </Lettering>
        {line && <p className="mq-landing__line">{line}</p>}
        {href && (
          <SmartLink className={buttonClass('first')} href={href} onClick={track}>
            {play && <Icon name="play" />}
            {play ? (settings.watchLabel ?? t('watch')) : t('details')}
            <span className="mq-vh"> {name}</span>
          </SmartLink>
        )}
      </div>
    </header>
  )
}
