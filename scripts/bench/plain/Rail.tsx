import type { ReactNode } from 'react'

interface Props {
  heading: string
  shape: 'poster' | 'promo'
  /** `li` elements. */
  children: ReactNode
}

/** Heading, cards and the button for the next cards, with the markup of our row before scrolling. */
export function Rail({ heading, shape, children }: Props) {
  return (
    <>
      <div className="mq-rowhead">
        <h2>{heading}</h2>
      </div>
      <div className={`mq-row mq-row--${shape}`}>
        <ul className="mq-row__rail" aria-label={heading}>
          {children}
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
