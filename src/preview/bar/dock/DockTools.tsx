import { BASE as CATALOGUE } from '../../catalogue/address'
import { type Dock, SIDES } from './useDock'

const ICONS = {
  catalogue: 'M2.5 2.5h4v4h-4zM9.5 2.5h4v4h-4zM2.5 9.5h4v4h-4zM9.5 9.5h4v4h-4z',
  right: 'M2 3h12v10H2zM10 3v10',
  bottom: 'M2 3h12v10H2zM2 9h12',
  close: 'M4 4l8 8M12 4l-8 8',
}

const SIDE_LABELS = { right: 'Dock right', bottom: 'Dock bottom' }

/** Tools of the bar: the catalogue, the dock side, and Close. */
export function DockTools({ dock, onClose }: { dock: Dock; onClose: () => void }) {
  return (
    <div className="mqp-tools">
      <a className="mqp-tool" href={CATALOGUE} title="Catalogue" aria-label="Catalogue">
        <ToolIcon name="catalogue" />
      </a>
      {SIDES.map((side) => (
        <button
          key={side}
          type="button"
          className="mqp-tool mqp-tool--side"
          title={SIDE_LABELS[side]}
          aria-label={SIDE_LABELS[side]}
          aria-pressed={dock.side === side}
          onClick={() => dock.setSide(side)}
        >
          <ToolIcon name={side} />
        </button>
      ))}
      <button type="button" className="mqp-tool" title="Close" aria-label="Close" onClick={onClose}>
        <ToolIcon name="close" />
      </button>
    </div>
  )
}

function ToolIcon({ name }: { name: keyof typeof ICONS }) {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={ICONS[name]} fill="none" stroke="currentColor" strokeWidth="1.2" />
    </svg>
  )
}
