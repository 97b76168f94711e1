import {
  type KeyboardEvent,
  lazy,
  type MouseEvent,
  type Ref,
  Suspense,
  useCallback,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { closestTo } from '../../lib/closestTo'
import { isPlainKey } from '../../lib/keys'
import { createStorage } from '../../lib/storage'
import type { Problem, Problems } from '../../site/validate/problem'
import { useEvents } from '../events/EventList'
import { allProblems, checkedProblems, checkFolder } from '../problems/checkedProblems'
import { lastGood } from '../problems/lastGood'
import { DockTools } from './dock/DockTools'
import type { PageViewport } from './dock/pageViewport'
import { ResizeHandle } from './dock/ResizeHandle'
import { useDock } from './dock/useDock'
import { PANELS, type PanelName } from './panels'
import { Tabs } from './Tabs'
import { changesOf, countOf, useWorld } from './world'
import './ground.scss'
import './controls.scss'
import './bar.scss'
import './dock/dock.scss'

// Loaded when the bar opens: most pages are viewed with the bar closed.
const loadPanels = async () => ({ default: (await import('./Panels')).Panels })
const Panels = lazy(loadPanels)

/**
 * The preview bar: a button that summarises the preview state and opens a panel with all settings. It has its own React
 * root, so that it works when the site fails.
 */
export function PreviewBar({ problems, page }: { problems: Problems; page: PageViewport }) {
  const reported = useSyncExternalStore(problems.subscribe, problems.list)
  const checked = useSyncExternalStore(checkedProblems.subscribe, checkedProblems.get)
  const list = useMemo(() => allProblems(reported, checked), [reported, checked])
  const lastGoodFiles = useSyncExternalStore(lastGood.subscribe, lastGood.get)
  const { world, failed, refresh } = useWorld()
  const events = useEvents()
  const [open, setOpen] = useState(() => readOpenState() !== undefined)
  const [panelName, choose] = usePanelName()
  const pill = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)

  const dock = useDock(open, page)

  // Restores the focus after a choice has reloaded the page.
  const isRestored = useRef(false)
  const restore = useCallback(() => {
    if (isRestored.current) return
    isRestored.current = true
    const choice = readOpenState()?.choice
    if (choice) panel.current?.querySelector<HTMLElement>(`[data-choice="${CSS.escape(choice)}"]`)?.focus()
  }, [])

  const show = () => {
    refresh()
    checkFolder()
    storeOpenState()
    setOpen(true)
    requestAnimationFrame(() => panel.current?.focus())
  }
  const close = () => {
    clearOpenState()
    setOpen(false)
    // After a frame: the button is hidden while the panel is open.
    requestAnimationFrame(() => pill.current?.focus())
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Keeps keys typed here from the site's shortcuts, such as those of the player.
    event.stopPropagation()
    // The editor closes its own popups first.
    if (event.key === 'Escape' && open && !event.defaultPrevented && isPlainKey(event)) close()
  }
  const onClick = (event: MouseEvent) => {
    const choice = closestTo(event, '[data-choice]')?.dataset.choice
    if (choice) storeOpenState(choice)
  }

  return (
    <aside className="mqp" aria-label="Preview" dir="ltr" lang="en" onKeyDown={onKeyDown}>
      {open && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the links in it are pressed, not the panel
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
                  label: name === 'problems' ? countOf(list.length, 'problem') : LABELS[name],
                }))}
              />
            )}
            <DockTools dock={dock} onClose={close} />
          </div>
          {world ? (
            <Suspense fallback={<PanelLoading panelName={panelName} />}>
              <Panels
                world={world}
                problems={list}
                events={events}
                panelName={panelName}
                onPanel={choose}
                onReady={restore}
              />
            </Suspense>
          ) : (
            <p className="mqp-note">
              {failed
                ? 'The fixture service does not respond. Is the development server running?'
                : 'Loading the preview state …'}
            </p>
          )}
        </div>
      )}
      <Pill
        ref={pill}
        site={failed ? 'no fixture service' : (world?.site ?? '…')}
        changes={[...(world ? changesOf(world) : []), ...lastGoodFiles.map((file) => `last valid ${file}`)]}
        problems={list}
        open={open}
        onPress={open ? close : show}
      />
    </aside>
  )
}

interface PillProps {
  ref: Ref<HTMLButtonElement>
  site: string
  /** Settings that differ from the defaults. */
  changes: readonly string[]
  problems: readonly Problem[]
  open: boolean
  onPress: () => void
}

/** The button that opens the bar, with a summary of the preview state. */
function Pill({ ref, site, changes, problems, open, onPress }: PillProps) {
  const hasErrors = problems.some(({ severity }) => severity === 'error')
  const worst = hasErrors ? 'error' : problems.length > 0 ? 'warning' : 'none'
  return (
    <button
      ref={ref}
      type="button"
      className={`mqp-pill mqp-pill--${worst}`}
      aria-expanded={open}
      aria-controls={open ? 'mqp-panel' : undefined}
      onPointerEnter={loadPanels}
      onFocus={loadPanels}
      onClick={onPress}
    >
      <span className="mqp-pill__name">Preview</span>
      <span>{site}</span>
      {changes.map((change) => (
        <span key={change} className="mqp-pill__change">
          {change}
        </span>
      ))}
      <span className="mqp-pill__count">{countOf(problems.length, 'problem')}</span>
    </button>
  )
}

/** The selected panel, stored for this tab. */
function usePanelName() {
  const [panelName, setPanelName] = useState<PanelName>(
    () => PANELS.find((name) => name === store.get(PANEL_KEY)) ?? 'state',
  )
  const choose = useCallback((next: PanelName) => {
    store.set(PANEL_KEY, next)
    setPanelName(next)
  }, [])
  return [panelName, choose] as const
}

/** Shown while the code of the panels loads; the tabs already reference it. */
const PanelLoading = ({ panelName }: { panelName: PanelName }) => (
  <div className="mqp-room" role="tabpanel" id="mqp-room" aria-labelledby={`mqp-tab-${panelName}`} aria-busy="true">
    <p className="mqp-note">Loading …</p>
  </div>
)

const LABELS = { state: 'State', tree: 'Tree', explain: 'Explain', audit: 'Audit', edit: 'Edit', diff: 'Diff' }

const PANEL_KEY = 'marquee.preview-room'
const OPEN_KEY = 'marquee.preview'
const store = createStorage('sessionStorage')

/**
 * The open panel before a reload, and the link that was clicked; undefined: it was closed. Without it every choice
 * would close the panel and lose the focus.
 */
function readOpenState(): { choice: string } | undefined {
  const lastGoodFiles = store.get(OPEN_KEY)
  return lastGoodFiles === undefined ? undefined : { choice: lastGoodFiles }
}

const storeOpenState = (choice = ''): void => store.set(OPEN_KEY, choice)

const clearOpenState = (): void => store.remove(OPEN_KEY)
