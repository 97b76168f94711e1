import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { isPlainKey } from '../../../lib/browser/keys'
import type { ListVariantFiles } from '../canvas/lists/listPlace'
import { ToolButton } from '../header/ToolButton'
import type { ModuleMove } from '../modules/useMoving'
import { OutlineRow } from './OutlineRow'
import type { OutlineGroup, OutlineItem } from './outlineGroups'

interface Props {
  groups: readonly OutlineGroup[]
  selectedId: string | undefined
  /** Whether narrow windows show the list. */
  isShown: boolean
  onSelect: (item: OutlineItem) => void
  /** Moves a module by one place. */
  onMove: (item: OutlineItem, step: number) => void
  /** Drags a module by its row. */
  onPress: (item: OutlineItem, event: PointerEvent) => void
  moving: ModuleMove | undefined
  /** Gives this title or genre a list of its own, or removes it. */
  onOwnList: (variant: ListVariantFiles) => void
}

/** What the page consists of. Arrow keys go from item to item, Alt and arrow keys move a module. */
export function Outline({ groups, selectedId, isShown, onSelect, onMove, onPress, moving, onOwnList }: Props) {
  const list = useRef<HTMLElement>(null)
  const items = groups.flatMap((group) => group.items)
  const at = items.findIndex(({ id }) => id === selectedId)
  const focusable = at >= 0 ? selectedId : items[0]?.id
  const itemAt = (target: EventTarget) => {
    const part = target instanceof Element ? target.closest<HTMLElement>('[data-part]')?.dataset.part : undefined
    return items.find(({ id }) => id === part)
  }
  useEffect(() => {
    if (selectedId && at >= 0 && isShown)
      list.current?.querySelector('[aria-current]')?.parentElement?.scrollIntoView({ block: 'nearest' })
  }, [selectedId, at, isShown])
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    const item = items[at]
    if (step === 0) return
    if (event.altKey && item) {
      event.preventDefault()
      onMove(item, step)
      return
    }
    const next = items[at + step]
    if (!isPlainKey(event) || !next) return
    event.preventDefault()
    onSelect(next)
    const buttons = event.currentTarget.querySelectorAll<HTMLElement>('[data-part]')
    buttons[items.indexOf(next)]?.focus()
  }
  return (
    <nav
      ref={list}
      className="mqp-outline-list"
      aria-label="Parts of the page"
      onKeyDown={onKeyDown}
      onClick={({ target }) => {
        const item = itemAt(target)
        if (item) onSelect(item)
      }}
      onPointerDown={(event) => {
        const item = itemAt(event.target)
        if (item) onPress(item, event)
      }}
    >
      {groups.map(({ heading, file, items, variant }) => (
        <section key={heading} aria-label={heading}>
          <h2 className="mqp-outline-list__heading">
            {heading} <span>{items.length}</span>
          </h2>
          {items.map((item) => (
            <OutlineRow
              key={item.id}
              item={item}
              isSelected={item.id === selectedId}
              isFocusable={item.id === focusable}
              isMoving={item.id === moving?.item.id}
              drop={dropLineAt(item, moving)}
            >
              {item.id === selectedId && (
                <span className="mqp-outline-list__arrows">
                  <ToolButton icon="up" name="Move up" onPress={() => onMove(item, -1)} />
                  <ToolButton icon="down" name="Move down" onPress={() => onMove(item, 1)} />
                </span>
              )}
            </OutlineRow>
          ))}
          {items.length === 0 && <p className="mqp-note">Nothing yet.</p>}
          {variant && <OwnListButton variant={variant} isOwn={file === variant.ownFile} onOwnList={onOwnList} />}
        </section>
      ))}
    </nav>
  )
}

interface OwnListProps extends Pick<Props, 'onOwnList'> {
  variant: ListVariantFiles
  /** Whether the title or genre has its own list. */
  isOwn: boolean
}

const OwnListButton = ({ variant, isOwn, onOwnList }: OwnListProps) => (
  <button type="button" className="mqp-chip mqp-outline-list__own" onClick={() => onOwnList(variant)}>
    {isOwn ? `Use the list of all ${variant.kind}s` : `Make a list for this ${variant.kind}`}
  </button>
)

/** Whether the drop line is at the start or the end of a row. */
function dropLineAt({ file, place, id }: OutlineItem, moving: ModuleMove | undefined): 'start' | 'end' | undefined {
  if (!moving || moving.item.file !== file) return undefined
  if (moving.to === moving.from) return id === moving.item.id ? 'start' : undefined
  if (place !== moving.to) return undefined
  return moving.to > moving.from ? 'end' : 'start'
}
