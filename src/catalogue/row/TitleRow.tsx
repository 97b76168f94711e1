import type { TitleCard } from '../../generated/types'
import type { Captions } from '../card/Card'
import { Card } from '../card/Card'
import type { Shape } from '../card/cardPicture'
import { ModuleRow, type RowModule } from './ModuleRow'

interface Props {
  module: RowModule
  shape: Shape
  captions: Captions
  /** Position on the page: the pictures of the first ones are fetched at once. */
  index: number
  /** false: no buttons. */
  arrows?: boolean
  /** true: numbers of episodes go before their names. */
  numbered?: boolean
  /** First part of the cards' addresses, where the module's config names none. */
  path?: string
  /** true for a title that leads nowhere. Default: none does. */
  locked?: (title: TitleCard) => boolean
}

/** Heading and row of cards, as the carousels of titles have it. */
export function TitleRow({ module, shape, captions, index, arrows, numbered, path, locked }: Props) {
  return (
    <ModuleRow
      module={module}
      titles={module.content ?? []}
      shape={shape}
      arrows={arrows}
      card={(title, i) => (
        <Card
          title={title}
          shape={shape}
          captions={captions}
          path={module.config?.path ?? path}
          module={module.slug}
          tabStop={i === 0}
          first={index === 0 && i < 5}
          numbered={numbered}
          locked={locked?.(title)}
          live={module.targeting_params?.is_livestream}
        />
      )}
    />
  )
}
