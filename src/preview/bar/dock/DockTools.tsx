import { BASE as CATALOGUE } from '../../catalogue/address'
import { type Dock, SIDES } from './useDock'

const ICONS = {
  catalogue: 'M2.5 2.5h4v4h-4zM9.5 2.5h4v4h-4zM2.5 9.5h4v4h-4zM9.5 9.5h4v4h-4z',
  right: 'M2 3h12v10H2zM10 3v10',
  bottom: 'M2 3h12v10H2zM2 9h12',
  close: 'M4 4l8 8M12 4l-8 8',
}

const WORDS = { right: 'At the right', bottom: 'At the bottom' }

/** What stands at the end of the bar's head: the way to the catalogue, where the bar stands, and closing it. */
export function DockTools({ dock, onClose }: { dock: Dock; onClose: () => void }) {
  return (
    <div className="mqp-tools">
      <a className="mqp-tool" href={CATALOGUE} title="Catalogue" aria-label="Catalogue">
        <Mark name="catalogue" />
      </a>
      {SIDES.map((side) => (
        <button
          key={side}
          type="button"
          className="mqp-tool mqp-tool--side"
          title={WORDS[side]}
          aria-label={WORDS[side]}
          aria-pressed={dock.side === side}
          onClick={() => dock.setSide(side)}
        >
          <Mark name={side} />
        </button>
      ))}
      <button type="button" className="mqp-tool" title="Close" aria-label="Close" onClick={onClose}>
        <Mark name="close" />
      </button>
    </div>
  )
}

function Mark({ name }: { name: keyof typeof ICONS }) {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={ICONS[name]} fill="none" stroke="currentColor" strokeWidth="1.2" />
    </svg>
  )
}
