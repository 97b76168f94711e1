import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { isComposing, isPlainKey } from '../../../../lib/browser/keys'
import { fold } from '../../../../lib/text/fold'
import type { Schema } from '../../../../tools/schemas/schema'
import { lazyComponent } from '../../lazyComponent'
import { isTitleCard } from '../../modules/titleCards'
import { isWideCard } from '../../pick/titles/catalogueTitles'
import { slugOf } from '../../pick/titles/choice'
import { useTitlesBySlug } from '../../pick/titles/useTitlesBySlug'
import type { InputProps } from '../FieldInput'
import type { FormActions } from '../formActions'
import { labelOf } from '../labels'
import { AddItem } from './AddItem'
import { ItemRow } from './ItemRow'
import { itemText } from './itemText'
import { useItemActions } from './useItemActions'
import { useItemDrag } from './useItemDrag'
import './items.scss'

// Few lists are long.
const LongRows = lazyComponent(async () => (await import('./LongRows')).LongRows)

interface Props extends InputProps {
  item: Schema
  actions: FormActions
}

/** CSS pixels. */
const ROW_HEIGHT_PX = 44
/** Longer lists render only the rows in view. */
const MAX_UNVIRTUALIZED_ROWS = 40
/** Longer lists can be searched. */
const MAX_ITEMS_WITHOUT_SEARCH = 10

/** Items with fields of their own: opened, moved (Alt and arrow keys), duplicated, removed and added. */
export function ItemList({ id, describedBy, field, item, actions }: Props) {
  const items = useMemo<readonly unknown[]>(() => (Array.isArray(field.value) ? field.value : []), [field.value])
  const label = labelOf(field.name)
  const isTitles = isTitleCard(item)
  const [search, setSearch] = useState('')
  // The field stays when items are removed, so that the rows do not move below the pointer.
  const [isSearchable, setIsSearchable] = useState(false)
  if (!isSearchable && items.length > MAX_ITEMS_WITHOUT_SEARCH) setIsSearchable(true)
  const [active, setActive] = useState(0)
  const scroll = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const { titles, want } = useTitlesBySlug()
  const textOf = (index: number) => itemText(items[index], index, titles)

  const wanted = fold(search.trim())
  const all = items.map((_, index) => index)
  const found =
    wanted === ''
      ? all
      : all.filter((index) => fold(`${textOf(index).name} ${slugOf(items, index) ?? ''}`).includes(wanted))
  const isVirtual = found.length > MAX_UNVIRTUALIZED_ROWS
  // Names are loaded for the rows in view; to search, for all.
  const loadNames = (indexes: readonly number[]) => {
    if (isTitles) want(indexes.flatMap((index) => slugOf(items, index) ?? []))
  }
  useEffect(() => {
    if (!isVirtual || wanted !== '') loadNames(all)
  })

  const change = useItemActions({
    field,
    items,
    actions,
    list,
    nameAt: (index) => textOf(index).name,
    onActive: setActive,
  })
  const { drag, handle } = useItemDrag(list, scroll, {
    count: items.length,
    rowHeight: ROW_HEIGHT_PX,
    onStart: setActive,
    onDrop: change.move,
  })
  const isMovable = wanted === ''
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    const isMove = event.altKey && !isComposing(event) && by !== 0
    const isRemoved = isPlainKey(event) && event.key === 'Delete'
    if (!isMove && !isRemoved && !(isPlainKey(event) && by !== 0)) return
    event.preventDefault()
    event.stopPropagation()
    if (isRemoved) change.remove(index)
    else if (!isMove) change.focus(found[found.indexOf(index) + by] ?? index)
    else if (isMovable) change.step(event, index, by)
  }
  const tabStop = found.includes(active) ? active : found[0]
  const showRow = (row: number) => {
    const index = found[row] ?? 0
    return (
      <ItemRow
        key={index}
        index={index}
        top={row * ROW_HEIGHT_PX}
        count={items.length}
        text={textOf(index)}
        hasPicture={isTitles}
        isWide={isWideCard(items[0])}
        isTabStop={index === tabStop}
        isDragged={drag?.from === index}
        isMovable={isMovable}
        handle={handle(index)}
        onOpen={() => actions.open([...field.path, index])}
        onMove={(event, by) => change.step(event, index, by)}
        onDuplicate={() => change.duplicate(index)}
        onRemove={() => change.remove(index)}
        onKeyDown={(event) => onKeyDown(event, index)}
        onFocus={() => setActive(index)}
      />
    )
  }

  return (
    <fieldset className="mqp-items" id={id} aria-label={label} aria-describedby={describedBy}>
      {isSearchable && (
        <input
          type="search"
          className="mqp-field"
          aria-label={`Find in ${label}`}
          placeholder={`Find among ${items.length}`}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      )}
      <div ref={scroll} className="mqp-items__scroll">
        <ol ref={list} style={{ blockSize: found.length * ROW_HEIGHT_PX }}>
          {isVirtual ? (
            <LongRows
              scroll={scroll}
              count={found.length}
              rowHeight={ROW_HEIGHT_PX}
              keptIndex={found.indexOf(active)}
              onShown={(rows) => loadNames(rows.flatMap((row) => found[row] ?? []))}
            >
              {showRow}
            </LongRows>
          ) : (
            found.map((_, row) => showRow(row))
          )}
          {drag && (
            <li role="presentation" className="mqp-items__gap" style={{ insetBlockStart: drag.gap * ROW_HEIGHT_PX }} />
          )}
        </ol>
      </div>
      {items.length === 0 && <p className="mqp-note">No items.</p>}
      {items.length > 0 && found.length === 0 && <p className="mqp-note">Nothing in this list matches.</p>}
      <AddItem item={item} field={field} actions={actions} />
    </fieldset>
  )
}
