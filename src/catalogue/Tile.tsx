import type { TitleCard } from '../generated/types'
import { Card } from './Card'
import type { Shape } from './cardPicture'

interface Props {
  title: TitleCard
  module: { slug: string; config?: { shape?: Shape; path?: string } }
  first?: boolean
}

/** A title in a grid. */
export function Tile({ title, module, first }: Props) {
  return (
    <Card
      title={title}
      shape={module.config?.shape ?? 'still'}
      captions="name"
      path={module.config?.path}
      module={module.slug}
      first={first}
    />
  )
}
