import { accountTexts } from '../../../../text/accountTexts'
import { catalogueTexts } from '../../../../text/catalogueTexts'
import { collaborationTexts } from '../../../../text/collaborationTexts'
import { consentTexts } from '../../../../text/consentTexts'
import { eventTexts } from '../../../../text/eventTexts'
import { infoTexts } from '../../../../text/infoTexts'
import type { PluralForms } from '../../../../text/languages/translations'
import localTexts from '../../../../text/localTexts'
import { playerTexts } from '../../../../text/playerTexts'
import { siteTexts } from '../../../../text/siteTexts'
import { subjectsIn } from './textSubjects'

/** A text of the site, in all its forms. */
export interface TextEntry {
  key: string
  /** Name of its group. */
  group: string
  /** What it belongs to within the group, such as "Comment field". */
  subject?: string
  english: string | PluralForms
}

export interface TextGroup {
  name: string
  label: string
  entries: readonly TextEntry[]
}

type Texts = Readonly<Record<string, string | PluralForms>>

const textSources = import.meta.glob<string>('../../../../text/*Texts.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const groupOf = (name: string, label: string, texts: Texts): TextGroup => {
  const subjects = subjectsIn(textSources[`../../../../text/${name}.ts`] ?? '')
  const entries = Object.entries(texts).map(([key, english]) => ({
    key,
    group: name,
    subject: subjects.get(key),
    english,
  }))
  return { name, label, entries }
}

/** All texts, in the order in which visitors meet them. */
export const TEXT_GROUPS: readonly TextGroup[] = [
  groupOf('siteTexts', 'Top bar, module rows and messages', siteTexts),
  groupOf('catalogueTexts', 'Lists, search and titles', catalogueTexts),
  groupOf('playerTexts', 'Player', playerTexts),
  groupOf('accountTexts', 'Sign-in and account', accountTexts),
  groupOf('consentTexts', 'Cookies', consentTexts),
  groupOf('eventTexts', 'Events', eventTexts),
  groupOf('infoTexts', 'Information pages', infoTexts),
  groupOf('collaborationTexts', 'Collections and comments', collaborationTexts),
  groupOf('localTexts', 'Extensions', localTexts as Texts),
].filter(({ entries }) => entries.length > 0)

export const TEXT_ENTRIES: readonly TextEntry[] = TEXT_GROUPS.flatMap(({ entries }) => entries)
