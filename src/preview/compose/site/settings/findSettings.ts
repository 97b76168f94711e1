import type { SiteTexts } from '../../../../tools/edit/editSite'
import { CONFIG_FILE, dataIn } from '../../draft/siteData'
import { type FormField, formGroups } from '../../form/formGroups'
import { labelOf } from '../../form/labels'
import { fieldsBySubject, type Subject } from './subjects'

export interface FoundSetting {
  subject: Subject
  field: FormField
  /** Labels of the objects around the field, the outer ones first. */
  within: readonly string[]
}

/** No object of the schema is deeper. */
const MAX_DEPTH = 6

/** All settings, with the fields of objects. */
function allSettings(files: SiteTexts): FoundSetting[] {
  const data = dataIn(files, CONFIG_FILE)
  const withInner = (found: FoundSetting): FoundSetting[] => {
    const { subject, field, within } = found
    if (field.control.as !== 'object' || within.length === MAX_DEPTH) return [found]
    const inner = formGroups(CONFIG_FILE, data, field.path).flatMap(({ fields }) => fields)
    const around = [...within, labelFor(field)]
    return [found, ...inner.flatMap((each) => withInner({ subject, field: each, within: around }))]
  }
  return fieldsBySubject(files).flatMap(({ subject, fields }) =>
    fields.flatMap((field) => withInner({ subject, field, within: [] })),
  )
}

/** The settings with all the words in their name, label, place or description. Those with the words in their label are first. */
export function findSettings(search: string, files: SiteTexts): FoundSetting[] {
  const words = search.toLowerCase().trim().split(/\s+/)
  const contains = (text: string) => words.every((word) => text.toLowerCase().includes(word))
  const found = allSettings(files).filter(({ subject, field, within }) =>
    contains([labelFor(field), ...field.path, field.schema.description, subject.label, ...within].join(' ')),
  )
  const isNamed = ({ field }: FoundSetting) => Number(contains(`${labelFor(field)} ${field.name}`))
  return found.sort((a, b) => isNamed(b) - isNamed(a))
}

export const labelFor = ({ name, label }: FormField) => label ?? labelOf(name)
