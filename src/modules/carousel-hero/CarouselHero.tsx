import { useLocation } from 'react-router-dom'
import { artColourStyle } from '../../catalogue/card/artColourStyle'
import { titleClipUrl } from '../../catalogue/card/cardPicture'
import { moduleHeadingText } from '../../catalogue/row/ModuleHead'
import { useContentOwner } from '../../catalogue/title/contentOwner'
import type { CarouselHeroModule, TitleCard } from '../../generated/types'
import { usePage } from '../../site/react/PageContext'
import { useRuntime } from '../../site/react/RuntimeContext'
import type { ModuleProps } from '../../site/registry'
import { useText } from '../../text/TextContext'
import { MutedClip } from '../../ui/picture/MutedClip'
import { Picture } from '../../ui/picture/Picture'
import { HeroSlides } from '../../ui/slides/HeroSlides'
import type { SlideState } from '../../ui/slides/useHeroSlides'
import { HeroCopy } from './HeroCopy'
import { heroPictureProps } from './heroPicture'
import './carouselHero.scss'
import './heroFull.scss'
import './heroSplit.scss'
import './heroFramed.scss'

/**
 * Large slides that advance automatically, one title each. Filtered by the owner chosen in the top bar (spec, section
 * 6); hidden if no title is left. Names are h2 because each page has its own h1.
 */
export default function CarouselHero({ module, index }: ModuleProps<'carousel_hero'>) {
  const t = useText()
  const owner = useContentOwner()
  const { key } = useLocation()
  const { layout = 'full', autoplay = true } = module.config ?? {}
  const titles = (module.content ?? []).filter((title) => !owner || title.title_original_owner === owner)
  if (titles.length === 0) return null
  return (
    <div className={`mq-hero mq-hero--${layout}`}>
      <HeroSlides
        key={owner}
        count={titles.length}
        restoreKey={`${key} ${module.slug}`}
        label={moduleHeadingText({ display_name: module.display_name }) ?? t('featured')}
        look={layout === 'framed' ? 'dots' : 'dashes'}
        autoplay={autoplay}
        hasClip={(i) => titles[i] !== undefined && titleClipUrl(titles[i]) !== undefined}
        slide={(i, state) => {
          const title = titles[i]
          return title && <HeroSlide title={title} module={module} state={state} first={i === 0 && index < 2} />
        }}
      />
    </div>
  )
}

interface SlideProps {
  title: TitleCard
  module: CarouselHeroModule
  state: SlideState
  /** true: its picture is the first one on the page. */
  first: boolean
}

/** A picture or clip with text on or beside it. */
function HeroSlide({ title, module, state, first }: SlideProps) {
  const { plan } = useRuntime()
  const { tone } = title.images ?? {}
  const video = titleClipUrl(title)
  const picture = heroPictureProps(title, module.config?.layout, usePage().route?.module_image_field)
  return (
    <article className="mq-hero__slide" data-tone={tone} style={artColourStyle(title.images)}>
      <div className="mq-hero__art">
        {state.loadsImage && (
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
