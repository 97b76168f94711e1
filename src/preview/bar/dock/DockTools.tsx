import { CATALOGUE_PATH } from '../../catalogue/address'
import { composeLink } from '../../compose/address'
import { type Dock, SIDES } from './useDock'

const ICON_PATHS = {
  compose: 'M3 13l1-4 7-7 3 3-7 7zM9.5 3.5l3 3',
  catalogue: 'M2.5 2.5h4v4h-4zM9.5 2.5h4v4h-4zM2.5 9.5h4v4h-4zM9.5 9.5h4v4h-4z',
  right: 'M2 3h12v10H2zM10 3v10',
  bottom: 'M2 3h12v10H2zM2 9h12',
  close: 'M4 4l8 8M12 4l-8 8',
}

const SIDE_LABELS = { right: 'Dock right', bottom: 'Dock bottom' }

interface Props {
  dock: Dock
  /** Whether the site is a folder that Compose can change. */
  isEditable: boolean
  onClose: () => void
}

/** Tools of the bar: Compose, the catalogue, the dock side, and Close. */
export function DockTools({ dock, isEditable, onClose }: Props) {
  return (
    <div className="mqp-tools">
      {isEditable && (
        <a
          className="mqp-tool"
          href={composeLink(location.pathname + location.search)}
          title="Compose"
          aria-label="Compose"
        >
          <ToolIcon name="compose" />
        </a>
      )}
      <a className="mqp-tool" href={CATALOGUE_PATH} title="Catalogue" aria-label="Catalogue">
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

function ToolIcon({ name }: { name: keyof typeof ICON_PATHS }) {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={ICON_PATHS[name]} fill="none" stroke="currentColor" strokeWidth="1.2" />
    </svg>
  )
}
