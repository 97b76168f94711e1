import { ART_DIMENSIONS, CARD_SIZES } from '../../../src/catalogue/card/cardPicture'
import { imageSrcSet, imageUrl } from '../../../src/lib/url/mediaUrl'
import { artColourStyle, type HomeModule, type HomeTitle } from './homeData'
import { Rail } from './Rail'

/** A row of wide cards with links to genres. */
export function HomeShelf({ module }: { module: HomeModule }) {
  const { display_name: heading, content } = module
  return (
    <Rail heading={heading} shape="promo">
      {content.map((title, index) => (
        <li key={title.slug}>
          <PromoCard title={title} tabStop={index === 0} />
        </li>
      ))}
    </Rail>
  )
}

const [WIDTH, HEIGHT] = ART_DIMENSIONS.promo

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
      data-card={JSON.stringify(slug)}
      data-tone={images.tone}
      style={artColourStyle(images.ink)}
    >
      <span className="mq-card__art mq-card__art--promo">
        <img
          src={imageUrl(images.banner, WIDTH)}
          srcSet={imageSrcSet(images.banner, WIDTH)}
          sizes={CARD_SIZES.promo}
          alt=""
          width={WIDTH}
          height={HEIGHT}
          loading="lazy"
          fetchPriority="auto"
          decoding="async"
        />
        <span className="mq-promo__words">
          <b>{name}</b>
          <span className="mq-clamp">{description}</span>
        </span>
      </span>
    </a>
  )
}
