import { useState } from 'react'
import type { Json } from '../../../../tools/edit/operation'
import type { Schema } from '../../../../tools/schemas/schema'
import { variantOf } from '../../../schemas/siteSchemas'
import { isTitleCard } from '../../modules/titleCards'
import { newItem } from '../newItem'
import { TitleSearch } from './TitleSearch'

interface Props {
  item: Schema
  label: string
  /** Slugs in the list. */
  used: ReadonlySet<string>
  onAdd: (value: Json) => void
}

/** Adds an item to a list: a title that is searched, or an item with its required fields. */
export function AddItem({ item, label, used, onAdd }: Props) {
  const variants = Array.isArray(item.oneOf) ? (item.oneOf as Schema[]) : [item]
  const [index, setIndex] = useState(0)
  if (isTitleCard(item)) return <TitleSearch used={used} onChoose={({ slug }) => onAdd({ slug })} />
  const names = variants.map((each) => String(variantOf(each, undefined)?.properties?.type?.const ?? 'item'))
  return (
    <p className="mqp-line">
      {variants.length > 1 && (
        <select
          className="mqp-field"
          aria-label={`Type of the new item of ${label}`}
          value={index}
          onChange={({ target }) => setIndex(Number(target.value))}
        >
          {names.map((name, at) => (
            <option key={name} value={at}>
              {name}
            </option>
          ))}
        </select>
      )}
      <button type="button" className="mqp-chip" onClick={() => onAdd(newItem(variants[index] ?? item))}>
        Add to {label}
      </button>
    </p>
  )
}
