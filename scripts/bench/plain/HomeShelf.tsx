import { CARD_SIZES, SIZES } from '../../../src/catalogue/card/cardPicture'
import { imageSet, imageUrl } from '../../../src/lib/url/mediaUrl'
import { type HomeModule, type HomeTitle, hours, inkStyle } from './homeData'
import { Rail } from './Rail'

/** A row of stills that were begun, or of wide cards that lead to genres. */
export function HomeShelf({ module }: { module: HomeModule }) {
  const { display_name: heading, content, type } = module
  const shape = type === 'carousel_promo' ? 'promo' : 'still'
  const Card = shape === 'promo' ? PromoCard : StillCard
  return (
    <Rail heading={heading} shape={shape}>
      {content.map((title, index) => (
        <li key={title.slug}>
          <Card title={title} tabStop={index === 0} />
        </li>
      ))}
    </Rail>
  )
}

interface Props {
  title: HomeTitle
  tabStop: boolean
}

function PromoCard({ title, tabStop }: Props) {
  const { slug, name, images, description, link } = title
  return (
    <a
      className="mq-card mq-promo"
      href={link}
      tabIndex={tabStop ? undefined : -1}
      data-card={slug}
      data-tone={images.tone}
      style={inkStyle(images.ink)}
    >
      <span className="mq-card__art mq-card__art--promo">
        <CardPicture src={images.banner} shape="promo" />
        <span className="mq-promo__words">
          <b>{name}</b>
          <span className="mq-clamp">{description}</span>
        </span>
      </span>
    </a>
  )
}

function StillCard({ title, tabStop }: Props) {
  const { id, slug, images, link, progress = 0, runtime = 0, episode_num } = title
  const minutes = Math.ceil((runtime - progress) / 60)
  const left = `${minutes < 60 ? `${minutes} min` : hours(minutes * 60)} left`
  return (
    <a className="mq-card" href={link ?? `/play/${slug}`} tabIndex={tabStop ? undefined : -1} data-card={id}>
      <span className="mq-card__art mq-card__art--still">
        <CardPicture src={images.image ?? images.banner} shape="still" />
        <span className="mq-card__bar">
          <i style={{ width: `${(progress / runtime) * 100}%` }} />
        </span>
        <span className="mq-card__dot">
          <svg className="mq-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d="M7 4.5v15l12-7.5z" fill="currentColor" />
          </svg>
        </span>
      </span>
      <span className="mq-card__name">{title.hierarchy?.parent_title ?? title.name}</span>
      <span className="mq-card__under">{episode_num ? `Episode ${episode_num} · ${left}` : left}</span>
    </a>
  )
}

function CardPicture({ src, shape }: { src: string; shape: 'promo' | 'still' }) {
  const [width, height] = SIZES[shape]
  return (
    <img
      src={imageUrl(src, width)}
      srcSet={imageSet(src, width)}
      sizes={CARD_SIZES[shape]}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      fetchPriority="auto"
      decoding="async"
    />
  )
}
