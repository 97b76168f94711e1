import { Tab, TabList, TabPanel, TabProvider } from '@ariakit/react/tab'
import type { ReactNode } from 'react'
import { isPlainKey } from '../lib/keys'
import './tabs.scss'

interface Props<Id extends string> {
  /** What the tabs are of, for people who do not see them. */
  label: string
  tabs: readonly { id: Id; label: string; count?: number; picture?: ReactNode }[]
  chosen: Id
  onChoose: (id: Id) => void
  /** What stands below the chosen one. */
  children: (id: Id) => ReactNode
}

/** An id of data must not take the name of a part of the page. */
const PREFIX = 'tab:'

/** Several views of one thing, one of which is shown. One tab stop; the arrow keys choose. On a phone they scroll. */
export function Tabs<Id extends string>({ label, tabs, chosen, onChoose, children }: Props<Id>) {
  return (
    <TabProvider selectedId={PREFIX + chosen} setSelectedId={(id) => id && onChoose(id.slice(PREFIX.length) as Id)}>
      <TabList className="mq-tabs" aria-label={label}>
        {tabs.map(({ id, label, count, picture }) => (
          <Tab key={id} id={PREFIX + id} className="mq-tabs__tab" moveOnKeyPress={isPlainKey}>
            {picture}
            {label}
            {count !== undefined && <small>{count}</small>}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id }) => (
        <TabPanel key={id} tabId={PREFIX + id} className="mq-tabs__panel" focusable={false}>
          {id === chosen && children(id)}
        </TabPanel>
      ))}
    </TabProvider>
  )
}
