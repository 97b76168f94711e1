import { isRecord } from '../../lib/json/isRecord'
import type { PreviewSettings } from '../bar/previewLink'
import { Choice } from './Choice'

interface Props {
  /** The site config; undefined: not readable. */
  config: unknown
  /** Comma-separated; empty: the viewer's own groups. */
  chosenNames: string
  linkTo: (change: Partial<PreviewSettings>) => string
}

/** Selects the content groups of the viewer; each option toggles one group. Hidden if the config names no groups. */
export function ContentGroupsChoice({ config, chosenNames, linkTo }: Props) {
  const on = chosenNames === '' ? [] : chosenNames.split(',')
  const known = [...new Set([...namedGroups(config), ...on])]
  if (known.length === 0) return null
  const toggled = (name: string) => (on.includes(name) ? on.filter((each) => each !== name) : [...on, name]).join()
  return (
    <Choice
      name="groups"
      heading="Groups"
      chosen={on.length === 0 ? [''] : on}
      options={[
        { value: '', label: 'viewer’s own', href: linkTo({ groups: '' }) },
        ...known.map((name) => ({ value: name, label: name, href: linkTo({ groups: toggled(name) }) })),
      ]}
    />
  )
}

/** The content groups named in a config (spec, section 6: Content groups). */
function namedGroups(config: unknown): string[] {
  if (!isRecord(config)) return []
  const { group_setting: groups, site_config: settings } = config
  const { nominations_group: nominations, error_message_if_no_content_group_restriction: messages } = isRecord(settings)
    ? settings
    : {}
  const named = Array.isArray(messages) ? messages.map((entry) => isRecord(entry) && entry.group) : []
  const all = [...(isRecord(groups) ? Object.keys(groups) : []), nominations, ...named]
  return all.filter((name): name is string => typeof name === 'string' && name !== '')
}
