import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { lazyComponent } from '../lazyComponent'
import { fieldDescription } from './fieldDescription'
import type { FormActions } from './formActions'
import type { FormField } from './formGroups'
import { BooleanInput } from './inputs/BooleanInput'
import { ChoiceInput } from './inputs/ChoiceInput'
import { HtmlInput } from './inputs/HtmlInput'
import { JsonInput } from './inputs/JsonInput'
import { LinesInput } from './inputs/LinesInput'
import { NumberInput } from './inputs/NumberInput'
import { PictureInput } from './inputs/PictureInput'
import { TextInput } from './inputs/TextInput'
import { TimeInput } from './inputs/TimeInput'
import { TitleInput } from './inputs/TitleInput'
import { WordList } from './inputs/WordList'
import { ItemList } from './items/ItemList'
import { fieldLabel } from './labels'

const LinkInput = lazyComponent(
  async () => (await import('./inputs/LinkInput')).LinkInput,
  <input className="mqp-field" disabled />,
)

interface Props {
  field: FormField
  actions: FormActions
}

export interface InputProps {
  id: string
  /** IDs of the message about an invalid value and of the description. */
  describedBy: string
  isInvalid: boolean
  field: FormField
  /** A value is shown in the input until the next change, also if it is invalid. */
  onChange: (value: unknown) => void
}

/** A message about what was typed. Values are compared as JSON. */
interface InvalidInput {
  message: string
  /** The value of the field. When it changes by other means, such as undo, it replaces what was typed. */
  over: string | undefined
  /** Values that were typed before, and may become the value when their validation ends. */
  pending: readonly (string | undefined)[]
}

/** A field with its label, control and description, and the message about an invalid value. */
export function FieldInput({ field, actions }: Props) {
  const id = useId()
  const { name, control, value, isRequired } = field
  const label = fieldLabel(field)
  const [invalid, setInvalid] = useState<InvalidInput>()
  const stored = JSON.stringify(value)
  if (invalid && invalid.over !== stored)
    setInvalid(invalid.pending.includes(stored) ? { ...invalid, over: stored } : undefined)
  const message = invalid?.message
  const describedBy = `${message ? `${id}-message ` : ''}${id}-about`
  const changes = useRef(0)
  const pending = useRef<(string | undefined)[]>([])
  const latest = useRef(stored)
  useEffect(() => {
    latest.current = stored
  }, [stored])
  const reportLoss = useEffectEvent(() => {
    if (message) actions.say(`${label} was not changed. ${message}`)
  })
  useEffect(() => () => reportLoss(), [])
  const setValue = async (next: unknown): Promise<string | undefined> => {
    if (next === undefined && isRequired) return 'This field is required.'
    const text = JSON.stringify(next)
    pending.current = [...pending.current, text]
    const refused = await actions.setValue(field, next)
    pending.current = pending.current.filter((each) => each !== text)
    return refused
  }
  const onChange = async (next: unknown) => {
    const change = ++changes.current
    const refused = await setValue(next)
    if (change !== changes.current) return
    setInvalid(refused === undefined ? undefined : { message: refused, over: latest.current, pending: pending.current })
  }
  const isSet = value !== undefined
  return (
    <div className={`mqp-form__field${message ? ' mqp-form__field--invalid' : ''}`} data-field={field.path.join('/')}>
      <div className="mqp-form__label">
        <label htmlFor={id}>{label}</label>
        <code>{name}</code>
        {isSet && !isRequired && control.as !== 'fixed' && (
          <button
            type="button"
            className="mqp-form__reset"
            aria-label={`Remove ${label}`}
            onClick={() => onChange(undefined)}
          >
            Remove
          </button>
        )}
      </div>
      <Input
        field={field}
        id={id}
        describedBy={describedBy}
        isInvalid={message !== undefined}
        onChange={onChange}
        actions={actions}
      />
      {message && (
        <p className="mqp-form__message" id={`${id}-message`} role="alert">
          {message}
        </p>
      )}
      <p className="mqp-note" id={`${id}-about`}>
        {fieldDescription(field, label)}
      </p>
    </div>
  )
}

function Input({ actions, ...props }: InputProps & { actions: FormActions }) {
  const { field } = props
  const { control } = field
  switch (control.as) {
    case 'text':
      return <TextInput {...props} control={control} />
    case 'choice':
      return <ChoiceInput {...props} choices={control.choices} />
    case 'switch':
      return <BooleanInput {...props} isOnByDefault={control.isOnByDefault} />
    case 'number':
      return <NumberInput {...props} control={control} />
    case 'html':
      return <HtmlInput {...props} control={control} />
    case 'picture':
      return <PictureInput {...props} control={control} />
    case 'time':
      return <TimeInput {...props} actions={actions} />
    case 'title':
      return <TitleInput {...props} />
    case 'link':
      return <LinkInput {...props} isPath={control.isPath} actions={actions} />
    case 'lines':
      return <LinesInput {...props} isNumber={control.isNumber} mayBeOne={control.mayBeOne} />
    case 'words':
      return <WordList {...props} choices={control.choices} initial={control.initial} actions={actions} />
    case 'items':
      return <ItemList {...props} item={control.item} actions={actions} />
    case 'object':
      return (
        <button type="button" id={props.id} className="mqp-form__open" onClick={() => actions.open(field.path)}>
          {field.value === undefined ? 'Not set. Open to set its fields' : 'Open'}
        </button>
      )
    case 'json':
      return <JsonInput {...props} />
    case 'fixed':
      return (
        <output id={props.id} className="mqp-form__fixed">
          {String(field.value ?? field.schema.const)}
        </output>
      )
  }
}
