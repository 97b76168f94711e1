import { useMemo } from 'react'
import type { SiteTexts } from '../../../../tools/edit/editSite'
import { CONFIG_FILE, dataIn, hasForm, type Path, valueIn } from '../../draft/siteData'
import { formGroups } from '../../form/formGroups'
import { nameOf } from '../../form/labels'
import { ValueForm } from '../../form/ValueForm'
import type { ComposeActions } from '../../useComposeActions'
import { type Subject, settingLabel } from './subjects'

interface Props {
  files: SiteTexts
  /** Path of the object in the config. */
  path: Path
  subject: Subject | undefined
  actions: ComposeActions
  onSubject: (name: string) => void
}

/** The fields of an object in the settings, with the way back. */
export function SettingsObject({ files, path, subject, actions, onSubject }: Props) {
  const data = useMemo(() => dataIn(files, CONFIG_FILE), [files])
  const groups = useMemo(() => formGroups(CONFIG_FILE, data, path), [data, path])
  const labelAt = (each: Path) => {
    const name = each.at(-1)
    return typeof name === 'number' ? nameOf(valueIn(data, each), `Item ${name + 1}`) : settingLabel(String(name))
  }
  const around = path.map((_, index) => path.slice(0, index)).filter((each) => each.length > 1 && hasForm(data, each))
  return (
    <section className="mqp-part" aria-label="Settings">
      <nav className="mqp-part__way" aria-label="Breadcrumb">
        {subject && (
          <button type="button" onClick={() => onSubject(subject.name)}>
            {subject.label} ›
          </button>
        )}
        {around.map((each) => (
          <button key={each.join('/')} type="button" onClick={() => actions.open(each)}>
            {labelAt(each)} ›
          </button>
        ))}
      </nav>
      <h2 className="mqp-part__name">{labelAt(path)}</h2>
      <ValueForm groups={groups} id={path.join('/')} actions={{ ...actions, file: CONFIG_FILE }} />
    </section>
  )
}
