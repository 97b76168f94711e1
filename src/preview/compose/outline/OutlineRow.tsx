import equal from 'fast-deep-equal'
import { memo, type ReactNode } from 'react'
import type { OutlineItem } from './outlineGroups'

interface Props {
  item: OutlineItem
  isSelected: boolean
  /** Whether the tab key reaches it. */
  isFocusable: boolean
  isMoving: boolean
  /** Side of the row with the drop line. */
  drop: 'start' | 'end' | undefined
  /** Buttons of the selected row. */
  children: ReactNode
}

/**
 * A part of the page. The outline handles its events, so that rows have no functions as props: each key that the user
 * types makes new items, and only rows with other texts are rendered again.
 */
export const OutlineRow = memo(function OutlineRow({ item, isSelected, isFocusable, isMoving, drop, children }: Props) {
  return (
    <div className="mqp-outline-list__row">
      <button
        type="button"
        className="mqp-outline-list__item"
        data-part={item.id}
        data-moving={isMoving || undefined}
        data-drop={drop}
        aria-current={isSelected || undefined}
        tabIndex={isFocusable ? 0 : -1}
        title={item.hiddenReason ?? item.name}
      >
        <span className="mqp-outline-list__name">{item.name}</span>
        <span className="mqp-outline-list__type">{item.hiddenState ?? item.typeWord}</span>
        {item.isChanged && <span className="mqp-outline-list__dot" title="Changed" />}
      </button>
      {children}
    </div>
  )
}, haveSameContent)

function haveSameContent({ children: before, ...a }: Props, { children: after, ...b }: Props): boolean {
  return before === after && equal(a, b)
}
