import { type KeyboardEvent, lazy, Suspense, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { isPlainKey } from '../../lib/browser/keys'
import type { Problems } from '../../site/validate/problem'
import { composeLink } from '../compose/address'
import { useEvents } from '../events/useEvents'
import { allProblems, checkedProblems, checkFolder } from '../problems/checkedProblems'
import { staleFiles } from '../problems/lastGood'
import type { PageViewport } from './dock/pageViewport'
import { useDock } from './dock/useDock'
import { loadBarPanel } from './loadBarPanel'
import { OpenBarButton } from './OpenBarButton'
import { clearOpenState, readOpenState, storeOpenState, storePanelName } from './openState'
import type { PanelName } from './panels'
import { changedSettingsOf, useWorld } from './world'
import './ground.scss'
import './bar.scss'
import './dock/dock.scss'

const BarPanel = lazy(loadBarPanel)

/**
 * The preview bar: a button that summarises the preview state and opens a panel with all settings. It has its own React
 * root, so that it works when the site fails.
 */
export function PreviewBar({ problems, page }: { problems: Problems; page: PageViewport }) {
  const reported = useSyncExternalStore(problems.subscribe, problems.list)
  const checked = useSyncExternalStore(checkedProblems.subscribe, checkedProblems.get)
  const list = useMemo(() => allProblems(reported, checked), [reported, checked])
  const lastGoodFiles = useSyncExternalStore(staleFiles.subscribe, staleFiles.get)
  const { world, failed, refresh } = useWorld()
  const events = useEvents()
  const [open, setOpen] = useState(() => readOpenState() !== undefined)
  // Not if it stays open over a reload.
  const [takesFocus, setTakesFocus] = useState(false)
  const pill = useRef<HTMLButtonElement>(null)

  const dock = useDock(open, page)

  const show = (panelName?: PanelName) => {
    if (panelName) storePanelName(panelName)
    refresh()
    checkFolder()
    storeOpenState()
    setOpen(true)
    setTakesFocus(true)
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

  return (
    <aside className="mqp" aria-label="Preview" dir="ltr" lang="en" onKeyDown={onKeyDown}>
      {open && (
        <Suspense>
          <BarPanel
            dock={dock}
            world={world}
            failed={failed}
            problems={list}
            events={events}
            takesFocus={takesFocus}
            onClose={close}
          />
        </Suspense>
      )}
      {world?.isEmpty && !open && (
        <p className="mqp-start">
          This site has no pages yet. <a href={composeLink('/')}>Create the first page</a>
        </p>
      )}
      <OpenBarButton
        ref={pill}
        site={failed ? 'no fixture service' : (world?.site ?? '…')}
        changes={[...(world ? changedSettingsOf(world) : []), ...lastGoodFiles.map((file) => `last valid ${file}`)]}
        problems={list}
        open={open}
        onPress={open ? close : show}
      />
    </aside>
  )
}
