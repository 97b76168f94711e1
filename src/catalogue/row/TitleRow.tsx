import type { TitleCard } from '../../generated/types'
import type { Captions } from '../card/Card'
import { Card } from '../card/Card'
import type { Shape } from '../card/cardPicture'
import { ModuleRow, type RowModule } from './ModuleRow'

interface Props {
  module: RowModule
  shape: Shape
  captions: Captions
  /** Position on the page: the first row's pictures load eagerly. */
  index: number
  /** false: no arrow buttons. */
  arrows?: boolean
  /** true: episode numbers before names. */
  numbered?: boolean
  /** First part of the cards' addresses. `config.path` of the module takes precedence. */
  path?: string
  /** Returns true for a title without a link. Default: all have one. */
  locked?: (title: TitleCard) => boolean
}

/** Heading and row of cards for the title carousels. */
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
