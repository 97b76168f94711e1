import { type KeyboardEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { isComposing } from '../../../../lib/browser/keys'
import { isRecord } from '../../../../lib/json/isRecord'
import type { Schema } from '../../../../tools/schemas/schema'
import type { InputProps } from '../FieldInput'
import type { FormActions } from '../formActions'
import { labelOf, nameOf } from '../labels'
import { AddItem } from './AddItem'

interface Props extends InputProps {
  item: Schema
  actions: FormActions
}

/** Items with fields of their own: opened, moved (Alt and arrow keys), duplicated, removed and added. */
export function ItemList({ id, describedBy, field, item, actions }: Props) {
  const items: readonly unknown[] = Array.isArray(field.value) ? field.value : []
  const label = labelOf(field.name)
  const { file, perform } = actions
  const at = (index: number) => [...field.path, index]
  const nameAt = (index: number) => nameOf(items[index], `Item ${index + 1}`)
  const list = useRef<HTMLOListElement>(null)
  const moved = useRef<{ item: string; index: number; button: number }>(undefined)
  const buttonsOf = (index: number) => [...(list.current?.children[index]?.querySelectorAll('button') ?? [])]
  useLayoutEffect(() => {
    if (!moved.current) return
    const { item, index, button } = moved.current
    moved.current = undefined
    // The move was refused.
    if (!Array.isArray(field.value) || JSON.stringify(field.value[index]) !== item) return
    const buttons = buttonsOf(index)
    const same = buttons[button]
    const target = same && !same.disabled ? same : buttons[0]
    target?.focus()
  }, [field.value])
  const move = (event: SyntheticEvent, index: number, step: number) => {
    const target = index + step
    if (target < 0 || target >= items.length) return
    const buttons: EventTarget[] = buttonsOf(index)
    moved.current = { item: JSON.stringify(items[index]), index: target, button: buttons.indexOf(event.target) }
    const before = step < 0 ? target : target + 1
    perform(`Move ${nameAt(index)}`, [
      { file, change: { do: 'move', item: at(index), before: before < items.length ? before : undefined } },
    ])
  }
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (isComposing(event) || !event.altKey || step === 0) return
    event.preventDefault()
    move(event, index, step)
  }
  return (
    <fieldset className="mqp-items" id={id} aria-label={label} aria-describedby={describedBy}>
      <ol ref={list}>
        {items.map((each, index) => (
          <li key={index} onKeyDown={(event) => onKeyDown(event, index)}>
            <button type="button" className="mqp-items__open" onClick={() => actions.open(at(index))}>
              {nameOf(each, `Item ${index + 1}`)}
            </button>
            <span className="mqp-items__tools">
              <button
                type="button"
                aria-label={`Move ${nameAt(index)} up`}
                disabled={index === 0}
                onClick={(event) => move(event, index, -1)}
              >
                ↑
              </button>
              <button
                type="button"
                aria-label={`Move ${nameAt(index)} down`}
                disabled={index === items.length - 1}
                onClick={(event) => move(event, index, 1)}
              >
                ↓
              </button>
              <button
                type="button"
                aria-label={`Remove ${nameAt(index)}`}
                onClick={() => perform(`Remove ${nameAt(index)}`, [{ file, change: { do: 'remove', at: at(index) } }])}
              >
                ✕
              </button>
            </span>
          </li>
        ))}
      </ol>
      {items.length === 0 && <p className="mqp-note">No items.</p>}
      <AddItem
        item={item}
        label={label}
        used={new Set(items.flatMap((each) => (isRecord(each) && typeof each.slug === 'string' ? [each.slug] : [])))}
        onAdd={(value) =>
          perform(`Add ${nameOf(value, 'an item')} to ${label}`, [
            field.value === undefined
              ? { file, change: { do: 'set', at: field.path, value: [value] } }
              : { file, change: { do: 'insert', list: field.path, value } },
          ])
        }
      />
    </fieldset>
  )
}
