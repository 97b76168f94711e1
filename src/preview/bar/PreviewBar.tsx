import {
  type KeyboardEvent,
  lazy,
  type MouseEvent,
  Suspense,
  useCallback,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { isPlainKey } from '../../lib/keys'
import { createStorage } from '../../lib/storage'
import type { Problems } from '../../site/validate/problem'
import { useEvents } from '../events/EventList'
import { allProblems, checkedProblems, checkFolder } from '../problems/checkedProblems'
import { lastGood } from '../problems/lastGood'
import { DockTools } from './dock/DockTools'
import { Grip } from './dock/Grip'
import type { TrueWidth } from './dock/trueWidth'
import { useDock } from './dock/useDock'
import { ROOMS, type Room } from './rooms'
import { Tabs } from './Tabs'
import { changesOf, countOf, useWorld } from './world'
import './ground.scss'
import './controls.scss'
import './bar.scss'
import './dock/dock.scss'

// The rooms come when somebody opens the bar: most pages are looked at with the bar closed.
const loadBench = async () => ({ default: (await import('./Bench')).Bench })
const Bench = lazy(loadBench)

/**
 * The preview bar: a pill that says what is shown, and opens a panel with all switches.
 * It stands in a root of its own beside the site, so that it is there when the site is not.
 */
export function PreviewBar({ problems, page }: { problems: Problems; page: TrueWidth }) {
  const met = useSyncExternalStore(problems.subscribe, problems.list)
  const checked = useSyncExternalStore(checkedProblems.subscribe, checkedProblems.get)
  const list = useMemo(() => allProblems(met, checked), [met, checked])
  const kept = useSyncExternalStore(lastGood.subscribe, lastGood.get)
  const { world, failed, refresh } = useWorld()
  const events = useEvents()
  const [open, setOpen] = useState(() => recallOpen() !== undefined)
  const [room, setRoom] = useState<Room>(() => ROOMS.find((name) => name === store.get(ROOM)) ?? 'state')
  const choose = useCallback((next: Room) => {
    store.set(ROOM, next)
    setRoom(next)
  }, [])
  const pill = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)

  const dock = useDock(open, page)

  // After a choice has loaded the page anew, the keyboard is where it was.
  const restored = useRef(false)
  const restore = useCallback(() => {
    if (restored.current) return
    restored.current = true
    const choice = recallOpen()?.choice
    if (choice) panel.current?.querySelector<HTMLElement>(`[data-choice="${CSS.escape(choice)}"]`)?.focus()
  }, [])

  const show = () => {
    refresh()
    checkFolder()
    rememberOpen()
    setOpen(true)
    requestAnimationFrame(() => panel.current?.focus())
  }
  const close = () => {
    forgetOpen()
    setOpen(false)
    // A frame later: the pill is away while the panel is open.
    requestAnimationFrame(() => pill.current?.focus())
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // The site's own keys, of the player for example, do not hear what is typed here.
    event.stopPropagation()
    // What was open in the editor is closed first.
    if (event.key === 'Escape' && open && !event.defaultPrevented && isPlainKey(event)) close()
  }
  const onClick = (event: MouseEvent) => {
    const choice = (event.target as Element).closest<HTMLElement>('[data-choice]')?.dataset.choice
    if (choice) rememberOpen(choice)
  }
  const changes = world ? changesOf(world) : []
  const worst = list.some(({ severity }) => severity === 'error') ? 'error' : list.length > 0 ? 'warning' : 'none'

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
          <Grip {...dock} />
          <div className="mqp-head">
            {world && (
              <Tabs
                chosen={room}
                onChoose={(name) => choose(name as Room)}
                tabs={ROOMS.map((name) => ({
                  name,
                  label: name === 'problems' ? countOf(list.length, 'problem') : WORDS[name],
                }))}
              />
            )}
            <DockTools dock={dock} onClose={close} />
          </div>
          {world ? (
            <Suspense fallback={<Coming room={room} />}>
              <Bench world={world} problems={list} events={events} room={room} onRoom={choose} onReady={restore} />
            </Suspense>
          ) : (
            <p className="mqp-note">
              {failed ? 'The fixture service does not answer.' : 'Asking the fixture service …'}
            </p>
          )}
        </div>
      )}
      <button
        ref={pill}
        type="button"
        className={`mqp-pill mqp-pill--${worst}`}
        aria-expanded={open}
        aria-controls={open ? 'mqp-panel' : undefined}
        onPointerEnter={loadBench}
        onFocus={loadBench}
        onClick={open ? close : show}
      >
        <span className="mqp-pill__name">Preview</span>
        <span>{failed ? 'no fixture service' : (world?.site ?? '…')}</span>
        {[...changes, ...kept.map((file) => `last good ${file}`)].map((change) => (
          <span key={change} className="mqp-pill__change">
            {change}
          </span>
        ))}
        <span className="mqp-pill__count">{countOf(list.length, 'problem')}</span>
      </button>
    </aside>
  )
}

/** The room until its code is there: the tabs lead to it already. */
const Coming = ({ room }: { room: Room }) => (
  <div className="mqp-room" role="tabpanel" id="mqp-room" aria-labelledby={`mqp-tab-${room}`} aria-busy="true">
    <p className="mqp-note">One moment …</p>
  </div>
)

const WORDS = { state: 'State', tree: 'Tree', explain: 'Explain', audit: 'Audit', edit: 'Edit', diff: 'Diff' }

const ROOM = 'marquee.preview-room'
const KEY = 'marquee.preview'
const store = createStorage('sessionStorage')

/**
 * Whether the panel was open before a choice loaded the page anew, and at which link; undefined: it was closed.
 * Without this every choice would close the panel and lose the place of the keyboard.
 */
function recallOpen(): { choice: string } | undefined {
  const kept = store.get(KEY)
  return kept === undefined ? undefined : { choice: kept }
}

/** Keeps the panel open for this tab. */
const rememberOpen = (choice = ''): void => store.set(KEY, choice)

const forgetOpen = (): void => store.remove(KEY)
