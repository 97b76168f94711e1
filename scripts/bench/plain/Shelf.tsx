import { Card, type CardData } from './Card'
import { Rail } from './Rail'

export interface ShelfData {
  slug: string
  type: string
  display_name: string
  content: CardData[]
}

export function Shelf({ module, index }: { module: ShelfData; index: number }) {
  const { display_name: heading, content } = module
  return (
    <Rail heading={heading} shape="poster">
      {content.map((title, i) => (
        <li key={title.slug}>
          <Card title={title} tabStop={i === 0} first={index === 0 && i < 5} />
        </li>
      ))}
    </Rail>
  )
}
