import { useEffect, useMemo, useRef, useState } from 'react'
import { CONFIG_FILE, selectionOf } from '../../draft/siteData'
import { ValueForm } from '../../form/ValueForm'
import type { SectionProps } from '../siteSection'
import { type FoundSetting, findSettings, labelFor } from './findSettings'
import { SettingsObject } from './SettingsObject'
import { SettingsResults } from './SettingsResults'
import { fieldsBySubject, subjectOf } from './subjects'

/** The fields of a subject, of an object in it, or those that a search finds. */
export function SettingsPanel({ files, actions, chosenKey, onChoose, located, selection }: SectionProps) {
  const [search, setSearch] = useState('')
  const [found, setFound] = useState<string>()
  const panel = useRef<HTMLDivElement>(null)
  const subjects = useMemo(() => fieldsBySubject(files), [files])
  const results = useMemo(() => (search.trim() ? findSettings(search, files) : []), [search, files])
  const path = selection?.file === CONFIG_FILE ? (located?.path ?? []) : []
  const isInner = path.length > 1 || (path.length === 1 && path[0] !== 'site_config')
  const shown = isInner ? subjectOf(path)?.name : chosenKey
  const current = subjects.find(({ subject }) => subject.name === shown)
  useEffect(() => {
    if (found !== undefined) focusField(panel.current, found)
  }, [found])

  const openSubject = (name: string) => {
    onChoose(name)
    actions.select({ file: CONFIG_FILE, at: [] })
  }
  const open = ({ subject, field }: FoundSetting) => {
    setSearch('')
    onChoose(subject.name)
    const parent = field.path.slice(0, -1)
    const isOuter = parent.length === 0 || (parent.length === 1 && parent[0] === 'site_config')
    actions.select(isOuter ? { file: CONFIG_FILE, at: [] } : selectionOf(files, CONFIG_FILE, parent))
    actions.say(`${subject.label}: ${labelFor(field)}`)
    setFound(field.path.join('/'))
  }
  return (
    <div ref={panel} className="mqp-settings">
      <div className="mqp-settings__search">
        <input
          type="search"
          className="mqp-field"
          aria-label="Find a setting"
          placeholder="Find a setting"
          value={search}
          onChange={({ target }) => {
            setSearch(target.value)
            setFound(undefined)
          }}
        />
      </div>
      {search.trim() ? (
        <SettingsResults results={results} onOpen={open} />
      ) : isInner ? (
        <SettingsObject
          files={files}
          path={path}
          subject={current?.subject}
          actions={actions}
          onSubject={(name) => openSubject(name)}
        />
      ) : (
        <section className="mqp-part" aria-label="Settings">
          {current && selection?.file === CONFIG_FILE ? (
            <>
              <h2 className="mqp-part__name">{current.subject.label}</h2>
              <ValueForm
                key={current.subject.name}
                groups={[{ heading: '', fields: current.fields }]}
                id={current.subject.name}
                actions={{ ...actions, file: CONFIG_FILE }}
              />
            </>
          ) : (
            <p className="mqp-note">Choose a group of settings, or search for one by its name or what it does.</p>
          )}
        </section>
      )}
    </div>
  )
}

/** Shows a field, also one that is not set, and focuses its control. */
function focusField(panel: HTMLElement | null, path: string): void {
  const field = panel?.querySelector(`[data-field="${CSS.escape(path)}"]`)
  const details = field?.closest('details')
  if (details) details.open = true
  field?.scrollIntoView({ block: 'center' })
  const control =
    field?.querySelector<HTMLElement>(
      'input:not([aria-hidden]), textarea, select, .mqp-form__choices button, .mqp-form__open',
    ) ?? field?.querySelector<HTMLElement>('button:not(.mqp-form__reset)')
  control?.focus()
}
