import { useMemo } from 'react'
import { CONFIG_FILE } from '../../draft/siteData'
import { SectionList } from '../SectionList'
import type { SectionProps } from '../siteSection'
import { fieldsBySubject, subjectOf } from './subjects'
import './settings.scss'

/** The subjects of the settings, with the number of fields that are set. */
export function SettingsList({ files, saved, actions, chosenKey, onChoose, located, selection }: SectionProps) {
  const subjects = useMemo(() => fieldsBySubject(files), [files])
  const before = useMemo(
    () => new Map(fieldsBySubject(saved).map(({ subject, fields }) => [subject.name, fields])),
    [saved],
  )
  const opened = selection?.file === CONFIG_FILE && located ? subjectOf(located.path)?.name : undefined
  return (
    <SectionList
      label="Settings"
      entries={subjects.map(({ subject, fields }) => ({
        key: subject.name,
        label: subject.label,
        fact: `${fields.filter(({ value }) => value !== undefined).length} of ${fields.length} set`,
        isChanged: fields.some(
          ({ value }, index) => JSON.stringify(value) !== JSON.stringify(before.get(subject.name)?.[index]?.value),
        ),
      }))}
      chosenKey={opened ?? (selection?.file === CONFIG_FILE ? chosenKey : undefined)}
      onChoose={(name) => {
        onChoose(name)
        actions.select({ file: CONFIG_FILE, at: [] })
        actions.say(`${subjects.find(({ subject }) => subject.name === name)?.subject.label} selected`)
      }}
    />
  )
}
