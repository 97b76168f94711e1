import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { DraftStore } from '../../draft/draftStore'
import { dataIn, type Path } from '../../draft/siteData'
import { type ComposeActions, useComposeActions } from '../../useComposeActions'
import { formGroups } from '../formGroups'
import { ValueForm } from '../ValueForm'

interface Props {
  draft: DraftStore
  file: string
  /** Path of the object with the fields. */
  path: Path
  /** Shows only the fields with this path. */
  only?: Path
  /** Gets the actions of the form. */
  onActions: (actions: ComposeActions) => void
}

/** The form of a value in a draft, as Compose shows it. */
export function EditedForm({ draft, file, path, only, onActions }: Props) {
  const { history } = useSyncExternalStore(draft.subscribe, draft.get)
  const { actions, selection } = useComposeActions(draft)
  const start = useEffectEvent(() => actions.select({ file, at: path }))
  useEffect(() => start(), [])
  const report = useEffectEvent(() => onActions(actions))
  useEffect(() => report())
  const groups = formGroups(file, dataIn(history.files, file), path).map((group) => ({
    ...group,
    fields: only ? group.fields.filter((field) => field.path.join('/') === only.join('/')) : group.fields,
  }))
  if (!selection) return null
  return <ValueForm id="1" groups={groups} actions={{ ...actions, file, current: path }} />
}
