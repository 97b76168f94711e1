import { useId } from 'react'
import { CONFIG_FILE } from '../../draft/siteData'
import type { FormField } from '../../form/formGroups'
import type { ComposeActions } from '../../useComposeActions'

interface Props {
  /** A field whose default is true. */
  field: FormField
  label: string
  actions: ComposeActions
}

/** Shows or hides a part of the page. The default is not written. */
export function PagePartSwitch({ field, label, actions }: Props) {
  const id = useId()
  const isShown = field.value !== false
  const toggle = () =>
    actions.perform(`${isShown ? 'Hide' : 'Show'} the ${label.toLowerCase()}`, [
      {
        file: CONFIG_FILE,
        change: isShown ? { do: 'set', at: field.path, value: false } : { do: 'remove', at: field.path },
      },
    ])
  return (
    <div className="mqp-form__field">
      <div className="mqp-form__label">
        <label htmlFor={id}>{label}</label>
      </div>
      <span className="mqp-form__switch">
        <input id={id} type="checkbox" role="switch" aria-checked={isShown} checked={isShown} onChange={toggle} />
        <span aria-hidden="true">{isShown ? 'Shown' : 'Hidden'}</span>
      </span>
    </div>
  )
}
