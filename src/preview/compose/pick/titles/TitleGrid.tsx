import { type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { isPlainKey } from '../../../../lib/browser/keys'
import { Thumbnail } from '../Thumbnail'
import { useVirtualRows } from '../useVirtualRows'
import { useWidth } from '../useWidth'
import type { CatalogueTitle } from './catalogueTitles'
import { gridMove } from './gridMove'
import type { PagedTitles } from './pagedTitles'

/** The item that arrow keys start from. */
export interface ActiveItem {
  index: number
  /** Whether it gets the focus. */
  isFocused: boolean
}

interface Props {
  label: string
  pages: PagedTitles
  /** Places of the chosen titles, from 1. */
  places: ReadonlyMap<string, number>
  isMultiple: boolean
  active: ActiveItem
  onActive: (active: ActiveItem) => void
  /** Titles in a range of indexes come into view. */
  onWant: (first: number, last: number) => void
  onPress: (title: CatalogueTitle) => void
  /** Chooses all of a range. */
  onExtend: (titles: readonly CatalogueTitle[]) => void
}

/** CSS pixels. */
const MIN_CELL_PX = 96
const GAP_PX = 12
/** The name and the facts below a picture. */
const TEXT_HEIGHT_PX = 46
/** Cells that are shown until the number of titles is known. */
const LOADING_CELL_COUNT = 14

/** Titles as pictures, of which only those in view are rendered. Arrow keys move, with Shift they choose a range. */
export function TitleGrid(props: Props) {
  const { label, pages, places, isMultiple, active, onActive, onWant, onPress, onExtend } = props
  const scroll = useRef<HTMLDivElement>(null)
  const anchor = useRef<number>(undefined)
  const width = useWidth(scroll)
  const columns = Math.max(2, Math.floor((width + GAP_PX) / (MIN_CELL_PX + GAP_PX)))
  const cell = (width - GAP_PX * (columns - 1)) / columns
  const rowHeight = Math.round(cell * 1.5) + TEXT_HEIGHT_PX + GAP_PX
  // Nothing before the width is known.
  const count = width === 0 ? 0 : (pages.total ?? LOADING_CELL_COUNT)
  const kept = Math.floor(active.index / columns)
  const { rows, height, show } = useVirtualRows(scroll, Math.ceil(count / columns), rowHeight, kept)
  const { failure, total } = pages
  // Also after a failure, when requests are allowed again.
  useEffect(() => {
    if (failure !== undefined) return
    for (const { index } of rows) onWant(index * columns, (index + 1) * columns - 1)
  }, [onWant, rows, columns, failure])
  const hasRows = rows.length > 0
  useLayoutEffect(() => {
    if (hasRows && active.isFocused)
      scroll.current?.querySelector<HTMLElement>(`[data-index="${active.index}"]`)?.focus({ preventScroll: true })
  }, [active, hasRows])

  const extendTo = (index: number) => {
    anchor.current ??= active.index
    const [from, to] = [Math.min(anchor.current, index), Math.max(anchor.current, index)]
    onExtend([...pages.titles].flatMap(([at, title]) => (at >= from && at <= to ? [title] : [])))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const page = Math.max(1, Math.floor((scroll.current?.clientHeight ?? 0) / rowHeight))
    const next = isPlainKey(event) ? gridMove(event.key, active.index, count, columns, page) : undefined
    if (next === undefined) return
    event.preventDefault()
    if (event.shiftKey && isMultiple) extendTo(next)
    else anchor.current = undefined
    show(Math.floor(next / columns))
    onActive({ index: next, isFocused: true })
  }
  const press = (event: MouseEvent, index: number, title: CatalogueTitle | undefined) => {
    if (!title) return
    if (event.shiftKey && isMultiple) extendTo(index)
    else {
      anchor.current = undefined
      onPress(title)
    }
    onActive({ index, isFocused: true })
  }

  return (
    <div
      ref={scroll}
      className="mqp-title-grid"
      role="listbox"
      aria-label={label}
      aria-multiselectable={isMultiple}
      aria-busy={total === undefined}
      onKeyDown={onKeyDown}
      tabIndex={-1}
    >
      <div role="presentation" style={{ blockSize: height }}>
        {rows.map((row) => (
          <div
            key={row.index}
            role="presentation"
            className="mqp-title-grid__row"
            style={{
              insetBlockStart: row.start,
              blockSize: rowHeight - GAP_PX,
              gridTemplateColumns: `repeat(${columns}, 1fr)`,
            }}
          >
            {indexRange(row.index * columns, Math.min(count, (row.index + 1) * columns)).map((index) => {
              const title = pages.titles.get(index)
              const place = title && places.get(title.slug)
              return (
                <button
                  key={index}
                  type="button"
                  role="option"
                  className="mqp-title"
                  data-index={index}
                  tabIndex={index === active.index ? 0 : -1}
                  aria-selected={place !== undefined}
                  aria-setsize={count}
                  aria-posinset={index + 1}
                  title={title?.name}
                  onClick={(event) => press(event, index, title)}
                >
                  <Thumbnail src={title?.pictureUrl} />
                  <span className="mqp-title__name">{title?.name ?? <VisuallyHidden>Loading</VisuallyHidden>}</span>
                  <span className="mqp-title__about">
                    {title?.about && <VisuallyHidden>, </VisuallyHidden>}
                    {title?.about}
                  </span>
                  {place !== undefined && (
                    <span className="mqp-title__place">
                      {isMultiple && <VisuallyHidden>, number </VisuallyHidden>}
                      {isMultiple ? place : <span aria-hidden="true">✓</span>}
                    </span>
                  )}
                </button>
              )
            })}
          </div>
        ))}
      </div>
    </div>
  )
}

const indexRange = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)

/** A text for screen readers. */
const VisuallyHidden = ({ children }: { children: string }) => <span className="mqp-compose__hidden">{children}</span>
