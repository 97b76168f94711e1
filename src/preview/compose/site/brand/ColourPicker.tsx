import { useState } from 'react'
import { HexAlphaColorPicker, HexColorPicker } from 'react-colorful'
import { readColour } from '../../../problems/readColour'
import { formatHex } from './nearestColour'

interface Props {
  label: string
  /** The value that applies. */
  applied: string
  /** The value on disk. */
  saved: string | undefined
  onPick: (colour: string) => void
}

/** Picks a colour by pointer or arrow keys. */
export function ColourPicker({ label, applied, saved, onPick }: Props) {
  const colour = readColour(document, applied) ?? [0, 0, 0]
  // The same picker while it is open, also if the opacity becomes 100 %.
  const [hasAlpha] = useState((colour[3] ?? 1) < 1)
  const Picker = hasAlpha ? HexAlphaColorPicker : HexColorPicker
  return (
    <fieldset className="mqp-colour-picker" aria-label={`Colours for ${label}`}>
      <Picker color={formatHex(colour)} onChange={onPick} />
      {saved !== undefined && saved !== applied && (
        <button type="button" className="mqp-chip" onClick={() => onPick(saved)}>
          <span className="mqp-colour-picker__was" style={{ background: saved }} />
          Use {saved} again
        </button>
      )}
    </fieldset>
  )
}
