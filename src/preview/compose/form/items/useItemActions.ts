import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import type { Json } from '../../../../tools/edit/operation'
import { formatCount } from '../../../bar/world'
import type { FormActions } from '../formActions'
import type { FormField } from '../formGroups'
import { labelOf } from '../labels'

interface Options {
  field: FormField
  items: readonly unknown[]
  actions: FormActions
  /** The rows. */
  list: RefObject<HTMLElement | null>
  nameAt: (index: number) => string
  /** Makes a row the tab stop of the list. The tab stop stays rendered while it is scrolled out of view. */
  onActive: (index: number) => void
}

/** Where the focus is after the list has changed as expected. */
interface NextFocus {
  index: number
  /** Index of the button in its row. */
  buttonIndex: number
  isDone: (items: readonly unknown[]) => boolean
}

/** Moves, duplicates and removes items of a list. The focus follows. */
export function useItemActions({ field, items, actions, list, nameAt, onActive }: Options) {
  const { file, perform, say } = actions
  const next = useRef<NextFocus>(undefined)
  const at = (index: number) => [...field.path, index]
  const { minItems = 0, maxItems = Infinity } = field.schema
  const label = labelOf(field.name)
  useLayoutEffect(() => {
    const { current } = next
    next.current = undefined
    // The change was refused.
    if (!current?.isDone(items)) return
    const buttons = buttonsIn(list.current, current.index)
    const same = buttons[current.buttonIndex]
    const target = same && !same.disabled ? same : buttons[0]
    // An empty list has no row, so its "Add" button gets the focus.
    ;(target ?? list.current?.closest('fieldset')?.querySelector('button'))?.focus()
  }, [items, list])
  const focusAfterwards = (focus: NextFocus) => {
    next.current = focus
    onActive(focus.index)
  }

  /** @param gap before the item with this index; its length: to the end */
  function move(from: number, gap: number, buttonIndex = 0): void {
    const target = gap > from ? gap - 1 : gap
    const text = JSON.stringify(items[from])
    const name = nameAt(from)
    const previous = target === 0 ? undefined : nameAt(target > from ? target : target - 1)
    focusAfterwards({ index: target, buttonIndex, isDone: (after) => JSON.stringify(after[target]) === text })
    const before = gap < items.length ? gap : undefined
    if (!perform(`Move ${name}`, [{ file, change: { do: 'move', item: at(from), before } }])) return
    say(`${name}, place ${target + 1} of ${items.length}${previous === undefined ? '' : `, after ${previous}`}.`)
  }

  return {
    move,
    /** @param event of a button in the row, which keeps the focus */
    step(event: SyntheticEvent, index: number, by: number): void {
      const target = index + by
      if (target < 0 || target >= items.length) return
      const buttons: EventTarget[] = buttonsIn(list.current, index)
      const button = Math.max(buttons.indexOf(event.target), buttons.indexOf(event.currentTarget), 0)
      move(index, by < 0 ? target : target + 1, button)
    },
    duplicate(index: number) {
      if (items.length >= Number(maxItems)) return say(`${label} has at most ${formatCount(Number(maxItems), 'item')}.`)
      focusAfterwards({ index: index + 1, buttonIndex: 0, isDone: (after) => after.length > items.length })
      const before = index + 1 < items.length ? index + 1 : undefined
      const value = items[index] as Json
      perform(`Duplicate ${nameAt(index)}`, [{ file, change: { do: 'insert', list: field.path, before, value } }])
    },
    remove(index: number) {
      if (items.length <= Number(minItems))
        return say(`${label} needs at least ${formatCount(Number(minItems), 'item')}.`)
      const name = nameAt(index)
      const neighbour = Math.max(0, Math.min(index, items.length - 2))
      focusAfterwards({ index: neighbour, buttonIndex: 0, isDone: (after) => after.length < items.length })
      if (perform(`Remove ${name}`, [{ file, change: { do: 'remove', at: at(index) } }]))
        say(`Removed ${name}. Undo with Ctrl+Z.`)
    },
    focus: (index: number) => buttonsIn(list.current, index)[0]?.focus(),
  }
}

const buttonsIn = (list: HTMLElement | null, index: number) => [
  ...(list?.querySelector(`[data-index="${index}"]`)?.querySelectorAll('button') ?? []),
]
