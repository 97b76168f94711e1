import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createStorage } from '../../lib/storage'
import type { Problems } from '../../site/validate/problem'
import { useEvents } from '../events/EventList'
import { PreviewPanel } from './PreviewPanel'
import { changesOf, countOf, useWorld } from './world'
import './preview.scss'

/**
 * The preview bar: a pill that says what is shown, and opens a panel with all switches.
 * It stands in a root of its own beside the site, so that it is there when the site is not.
 */
export function PreviewBar({ problems }: { problems: Problems }) {
  const list = useSyncExternalStore(problems.subscribe, problems.list)
  const { world, failed, refresh } = useWorld()
  const events = useEvents()
  const [open, setOpen] = useState(() => recallOpen() !== undefined)
  const pill = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)

  // After a choice has loaded the page anew, the keyboard is where it was.
  const restored = useRef(false)
  useEffect(() => {
    if (!world || restored.current) return
    restored.current = true
    const choice = recallOpen()?.choice
    if (choice) panel.current?.querySelector<HTMLElement>(`[data-choice="${CSS.escape(choice)}"]`)?.focus()
  }, [world])

  const show = () => {
    refresh()
    rememberOpen()
    setOpen(true)
    requestAnimationFrame(() => panel.current?.focus())
  }
  const close = () => {
    forgetOpen()
    setOpen(false)
    // A frame later: on phones the pill is away while the panel is open.
    requestAnimationFrame(() => pill.current?.focus())
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // The site's own keys, of the player for example, do not hear what is typed here.
    event.stopPropagation()
    if (event.key === 'Escape' && open) close()
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
          className={list.length > 0 ? 'mqp-panel mqp-panel--problems' : 'mqp-panel'}
          role="dialog"
          aria-labelledby="mqp-title"
          id="mqp-panel"
          tabIndex={-1}
          onClick={onClick}
        >
          <div className="mqp-head">
            <h2 className="mqp-title" id="mqp-title">
              Preview
            </h2>
            {list.length > 0 && (
              <button
                type="button"
                className="mqp-chip mqp-jump"
                onClick={() => document.getElementById('mqp-problems')?.focus()}
              >
                {countOf(list.length, 'problem')}
              </button>
            )}
            <button type="button" className="mqp-chip" onClick={close}>
              Close
            </button>
          </div>
          {world ? (
            <PreviewPanel world={world} problems={list} events={events} />
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
        onClick={open ? close : show}
      >
        <span className="mqp-pill__name">Preview</span>
        <span>{failed ? 'no fixture service' : (world?.site ?? '…')}</span>
        {changes.map((change) => (
          <span key={change} className="mqp-pill__change">
            {change}
          </span>
        ))}
        <span className="mqp-pill__count">{countOf(list.length, 'problem')}</span>
      </button>
    </aside>
  )
}

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
