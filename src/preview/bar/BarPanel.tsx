// Before the styles of the panels.
import './controls.scss'
import './panel.scss'
import { type MouseEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { closestTo } from '../../lib/browser/closestTo'
import type { Problem } from '../../site/validate/problem'
import type { RecordedEvent } from '../events/useEvents'
import { DockTools } from './dock/DockTools'
import { ResizeHandle } from './dock/ResizeHandle'
import type { Dock } from './dock/useDock'
import { readOpenState, readPanelName, storeOpenState, storePanelName } from './openState'
import { Panels } from './Panels'
import { PANELS, type PanelName } from './panels'
import { Tabs } from './Tabs'
import { formatCount, type WorldState } from './world'

interface Props {
  dock: Dock
  /** Undefined: loading, or failed. */
  world: WorldState | undefined
  failed: boolean
  problems: readonly Problem[]
  events: readonly RecordedEvent[]
  /** Whether the panel receives the focus when it opens. */
  takesFocus: boolean
  onClose: () => void
}

/** The open panel of the preview bar. */
export function BarPanel({ dock, world, failed, problems, events, takesFocus, onClose }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  const [panelName, choose] = usePanelName()
  const restoreFocus = useFocusAfterReload(panel)
  useEffect(() => {
    if (takesFocus) panel.current?.focus()
  }, [takesFocus])
  const onClick = (event: MouseEvent) => {
    const choice = closestTo(event, '[data-choice]')?.dataset.choice
    if (choice) storeOpenState(choice)
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: it only observes clicks on the links inside, which the keyboard triggers too
    <div
      ref={panel}
      className="mqp-panel"
      role="dialog"
      aria-label="Preview"
      id="mqp-panel"
      tabIndex={-1}
      onClick={onClick}
    >
      <ResizeHandle {...dock} />
      <div className="mqp-head">
        {world && (
          <Tabs
            chosen={panelName}
            onChoose={choose}
            tabs={PANELS.map((name) => ({
              name,
              label: name === 'problems' ? formatCount(problems.length, 'problem') : LABELS[name],
            }))}
          />
        )}
        <DockTools dock={dock} isEditable={world?.folder !== undefined} onClose={onClose} />
      </div>
      {world ? (
        <Panels
          world={world}
          problems={problems}
          events={events}
          panelName={panelName}
          onPanel={choose}
          onReady={restoreFocus}
        />
      ) : (
        <p className="mqp-note">
          {failed
            ? 'The fixture service does not respond. Is the development server running?'
            : 'Loading the preview state …'}
        </p>
      )}
    </div>
  )
}

const LABELS = { state: 'State', audit: 'Audit', edit: 'Edit', diff: 'Diff' }

/** The selected panel, stored for this tab. */
function usePanelName() {
  const [panelName, setPanelName] = useState(readPanelName)
  const choose = useCallback((next: PanelName) => {
    storePanelName(next)
    setPanelName(next)
  }, [])
  return [panelName, choose] as const
}

/** Focuses the link that was clicked before a choice reloaded the page, once. */
function useFocusAfterReload(panel: RefObject<HTMLDivElement | null>): () => void {
  const isRestored = useRef(false)
  return useCallback(() => {
    if (isRestored.current) return
    isRestored.current = true
    const choice = readOpenState()?.choice
    if (choice) panel.current?.querySelector<HTMLElement>(`[data-choice="${CSS.escape(choice)}"]`)?.focus()
  }, [panel])
}
