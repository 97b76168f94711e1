import { useState } from 'react'
import { ModalDialog } from '../dialogs/ModalDialog'
import type { OutlineItem } from '../outline/outlineGroups'
import { neighboursAt, placeRangeFor } from './moves'

interface Props {
  item: OutlineItem
  /** The document of its list. */
  data: unknown
  onMove: (to: number) => void
  onClose: () => void
}

/** Moves a module to a place that is chosen from a list. */
export function MoveDialog({ item, data, onMove, onClose }: Props) {
  const [to, setTo] = useState(item.place)
  const { first, last } = placeRangeFor(data, item.place)
  const places = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  return (
    <ModalDialog heading={`Move ${item.name}`} onClose={onClose}>
      <form
        className="mqp-modal__rows"
        onSubmit={(event) => {
          event.preventDefault()
          onMove(to)
        }}
      >
        <label>
          Place{' '}
          <select className="mqp-field" value={to} onChange={({ target }) => setTo(Number(target.value))}>
            {places.map((place) => {
              const [before] = neighboursAt(data, item.place, place)
              return (
                <option key={place} value={place}>
                  {place + 1}
                  {place === item.place ? ', as now' : before ? `, after ${before.name}` : ', as the first'}
                </option>
              )
            })}
          </select>
        </label>
        <button type="submit" className="mqp-chip mqp-chip--save">
          Move
        </button>
      </form>
    </ModalDialog>
  )
}
