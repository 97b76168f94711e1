import type { TitleCard } from '../generated/types'
import { usePage } from '../site/PageContext'
import { useText } from '../text/TextContext'
import { Row } from '../ui/Row'
import { type Captions, Card } from './Card'
import type { Shape } from './cardPicture'
import { EmptyShelf } from './EmptyShelf'
import { headingOf, ModuleHead } from './ModuleHead'

interface Props {
  module: {
    slug: string
    name?: string
    display_name?: string
    content?: TitleCard[]
    config?: { header_clickable?: boolean; see_all?: string; path?: string }
  }
  shape: Shape
  captions: Captions
  /** Position on the page: the pictures of the first ones are fetched at once. */
  index: number
  /** false: no buttons. */
  arrows?: boolean
}

/** Heading and row of cards, as the carousels of titles have it. */
export function TitleRow({ module, shape, captions, index, arrows }: Props) {
  const t = useText()
  const { pathname } = usePage()
  const { slug, content = [], config } = module
  const heading = headingOf(module)
  return (
    <>
      <ModuleHead heading={heading} slug={slug} clickable={config?.header_clickable} seeAll={config?.see_all} />
      {content.length === 0 ? (
        <EmptyShelf text={t('emptyShelf')} />
      ) : (
        <Row shape={shape} label={heading ?? slug} memory={`${pathname} ${slug}`} arrows={arrows}>
          {content.map((title, i) => (
            <li key={`${title.slug} ${i}`}>
              <Card
                title={title}
                shape={shape}
                captions={captions}
                path={config?.path}
                module={slug}
                tabStop={i === 0}
                first={index === 0 && i < 5}
              />
            </li>
          ))}
        </Row>
      )}
    </>
  )
}
