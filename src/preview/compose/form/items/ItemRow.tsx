import { type HTMLAttributes, type KeyboardEvent, type SyntheticEvent, useState } from 'react'
import { ComposeIcon } from '../../header/ComposeIcon'
import { Thumbnail } from '../../pick/Thumbnail'
import type { ItemText } from './itemText'

interface Props {
  index: number
  /** CSS pixels from the start of the list. */
  top: number
  count: number
  text: ItemText
  /** Cards of titles have a picture. */
  hasPicture: boolean
  /** Whether the pictures of the list are wider than high. */
  isWide: boolean
  isTabStop: boolean
  isDragged: boolean
  /** Whether its place can be changed: not among search results. */
  isMovable: boolean
  handle: HTMLAttributes<HTMLElement>
  onOpen: () => void
  onMove: (event: SyntheticEvent, step: number) => void
  onDuplicate: () => void
  onRemove: () => void
  onKeyDown: (event: KeyboardEvent) => void
  onFocus: () => void
}

/** An item of a list: its handle, number, picture and name, and what can be done with it. */
export function ItemRow(props: Props) {
  const { index, top, count, text, hasPicture, isWide, isTabStop, isDragged, isMovable, handle } = props
  const { name, about, pictureUrl } = text
  const [hasTools, setHasTools] = useState(false)
  const tabIndex = isTabStop ? 0 : -1
  return (
    <li
      className="mqp-items__row"
      style={{ insetBlockStart: top }}
      data-index={index}
      data-dragged={isDragged || undefined}
      data-tools={hasTools || undefined}
      aria-setsize={count}
      aria-posinset={index + 1}
      onKeyDown={props.onKeyDown}
      onFocus={props.onFocus}
    >
      {isMovable && <span className="mqp-items__handle" aria-hidden="true" title="Drag to move" {...handle} />}
      <span className="mqp-items__number" aria-hidden="true">
        {index + 1}
      </span>
      {hasPicture && <Thumbnail src={pictureUrl} isWide={isWide} />}
      <button type="button" className="mqp-items__open" tabIndex={tabIndex} title={name} onClick={props.onOpen}>
        <span className="mqp-items__name">{name}</span>
        {about && <span className="mqp-items__about">{about}</span>}
      </button>
      <span className="mqp-items__tools">
        <button
          type="button"
          aria-label={`Move ${name} up`}
          title="Move up (Alt+↑)"
          tabIndex={tabIndex}
          disabled={!isMovable || index === 0}
          onClick={(event) => props.onMove(event, -1)}
        >
          <ComposeIcon name="up" />
        </button>
        <button
          type="button"
          aria-label={`Move ${name} down`}
          title="Move down (Alt+↓)"
          tabIndex={tabIndex}
          disabled={!isMovable || index === count - 1}
          onClick={(event) => props.onMove(event, 1)}
        >
          <ComposeIcon name="down" />
        </button>
        <button
          type="button"
          aria-label={`Duplicate ${name}`}
          title="Duplicate"
          tabIndex={tabIndex}
          onClick={props.onDuplicate}
        >
          <ComposeIcon name="copy" />
        </button>
        <button
          type="button"
          aria-label={`Remove ${name}`}
          title="Remove (Delete)"
          tabIndex={tabIndex}
          onClick={props.onRemove}
        >
          <ComposeIcon name="close" />
        </button>
      </span>
      <button
        type="button"
        className="mqp-items__more"
        aria-label={`Tools of ${name}`}
        aria-expanded={hasTools}
        tabIndex={tabIndex}
        onClick={() => setHasTools(!hasTools)}
      >
        <span aria-hidden="true">•••</span>
      </button>
    </li>
  )
}
