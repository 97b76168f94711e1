import { artInk } from '../../catalogue/card/artInk'
import { clipOf } from '../../catalogue/card/cardPicture'
import type { CarouselHeroModule, TitleCard } from '../../generated/types'
import { useRuntime } from '../../site/react/RuntimeContext'
import { MutedClip } from '../../ui/picture/MutedClip'
import { Picture } from '../../ui/picture/Picture'
import type { SlideState } from '../../ui/slides/HeroSlides'
import { HeroCopy } from './HeroCopy'
import { heroPicture } from './heroPicture'

interface Props {
  title: TitleCard
  module: CarouselHeroModule
  state: SlideState
  /** true: its picture is the first that the page shows. */
  first: boolean
}

/** One slide: a picture or clip, and the words on it or beside it. */
export function HeroSlide({ title, module, state, first }: Props) {
  const { plan } = useRuntime()
  const { tone } = title.images ?? {}
  const video = clipOf(title)
  const picture = heroPicture(title, module.config?.layout)
  return (
    <article className="mq-hero__slide" data-tone={tone} style={artInk(title.images)}>
      <div className="mq-hero__art">
        {state.wanted && (
          <Picture
            {...picture}
            fallback={plan.document.site_config.missing_img}
            alt=""
            height={Math.round((picture.width * 9) / 21)}
            first={first}
          />
        )}
        {video && state.clip && (
          <MutedClip
            src={video}
            playing={state.playing}
            onEnd={() => state.onClip('end')}
            onFail={() => state.onClip('fail')}
          />
        )}
      </div>
      <HeroCopy title={title} module={module} />
    </article>
  )
}
