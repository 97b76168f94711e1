import { Card, type CardData } from './Card'

export interface ShelfData {
  slug: string
  type: string
  display_name: string
  content: CardData[]
}

export function Shelf({ module, index }: { module: ShelfData; index: number }) {
  const { display_name: heading, content } = module
  return (
    <>
      <div className="mq-rowhead">
        <h2>{heading}</h2>
      </div>
      <div className="mq-row mq-row--poster">
        <ul className="mq-row__rail" aria-label={heading}>
          {content.map((title, i) => (
            <li key={title.slug}>
              <Card title={title} tabStop={i === 0} first={index === 0 && i < 5} />
            </li>
          ))}
        </ul>
        <button
          type="button"
          className="mq-row__button mq-row__button--next"
          tabIndex={-1}
          aria-label={`Next: ${heading}`}
        >
          <svg className="mq-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d="m9 5 7 7-7 7" />
          </svg>
        </button>
      </div>
    </>
  )
}
