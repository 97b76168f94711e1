import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { isPlainKey } from '../../lib/browser/keys'

interface Tab<Name> {
  name: Name
  label: ReactNode
}

interface Props<Name> {
  tabs: readonly Tab<Name>[]
  chosen: Name
  onChoose: (name: Name) => void
}

/** The tabs of the preview bar; arrow keys move between them. */
export function Tabs<Name extends string>({ tabs, chosen, onChoose }: Props<Name>) {
  const list = useRef<HTMLDivElement>(null)
  // On phones the row of tabs scrolls.
  useEffect(() => {
    list.current?.querySelector(`#mqp-tab-${chosen}`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [chosen])
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isPlainKey(event)) return
    const { key } = event
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    const at = tabs.findIndex(({ name }) => name === chosen)
    const next = tabs[(at + step + tabs.length) % tabs.length]
    if (!next) return
    onChoose(next.name)
    list.current?.querySelector<HTMLElement>(`#mqp-tab-${next.name}`)?.focus()
  }
  return (
    <div ref={list} className="mqp-tabs" role="tablist" aria-label="Preview panels" onKeyDown={onKeyDown}>
      {tabs.map(({ name, label }) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`mqp-tab-${name}`}
          className="mqp-tab"
          aria-selected={name === chosen}
          aria-controls="mqp-tabpanel"
          tabIndex={name === chosen ? 0 : -1}
          onClick={() => onChoose(name)}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
