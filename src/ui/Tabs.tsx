import { Tab, TabList, TabPanel, TabProvider } from '@ariakit/react/tab'
import type { ReactNode } from 'react'
import { isPlainKey } from '../lib/browser/keys'
import './tabs.scss'

interface Props<Id extends string> {
  /** Accessible name. */
  label: string
  tabs: readonly { id: Id; label: string; count?: number; picture?: ReactNode }[]
  chosen: Id
  onChoose: (id: Id) => void
  /** Content of the selected tab. */
  children: (id: Id) => ReactNode
}

/** Keeps ids that come from data from colliding with other element ids of the page. */
const ID_PREFIX = 'tab:'

/** Tabs with one tab stop: arrow keys select. On a phone the list of tabs scrolls. */
export function Tabs<Id extends string>({ label, tabs, chosen, onChoose, children }: Props<Id>) {
  return (
    <TabProvider
      selectedId={ID_PREFIX + chosen}
      setSelectedId={(selected) => {
        const tab = tabs.find(({ id }) => ID_PREFIX + id === selected)
        if (tab) onChoose(tab.id)
      }}
    >
      <TabList className="mq-tabs" aria-label={label}>
        {tabs.map(({ id, label, count, picture }) => (
          <Tab key={id} id={ID_PREFIX + id} className="mq-tabs__tab" moveOnKeyPress={isPlainKey}>
            {picture}
            {label}
            {count !== undefined && <small>{count}</small>}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id }) => (
        <TabPanel key={id} tabId={ID_PREFIX + id} className="mq-tabs__panel" focusable={false}>
          {id === chosen && children(id)}
        </TabPanel>
      ))}
    </TabProvider>
  )
}
