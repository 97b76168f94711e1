import { useState } from 'react'
import { lazyComponent } from '../../lazyComponent'
import type { InputProps } from '../FieldInput'
import type { Control } from '../fieldControl'
import { fieldLabel } from '../labels'
import { TextInput } from './TextInput'
import { useTyped } from './useTyped'
import '../../html/html.scss'

const HtmlEditor = lazyComponent(
  async () => (await import('../../html/HtmlEditor')).HtmlEditor,
  <p className="mqp-note">Loading the editor …</p>,
)

interface Props extends InputProps {
  control: Extract<Control, { as: 'html' }>
}

/** HTML, edited as visitors see it, or as its source. */
export function HtmlInput({ control, ...props }: Props) {
  const [isSource, setIsSource] = useState(false)
  return (
    <div className="mqp-html">
      {isSource ? (
        <TextInput {...props} control={{ as: 'text', isLong: true, maxLength: control.maxLength }} />
      ) : (
        <VisualHtmlInput {...props} />
      )}
      <button type="button" className="mqp-chip" aria-pressed={isSource} onClick={() => setIsSource(!isSource)}>
        Source
      </button>
    </div>
  )
}

function VisualHtmlInput({ id, describedBy, isInvalid, field, onChange }: InputProps) {
  const [html, setHtml] = useTyped(typeof field.value === 'string' ? field.value : '')
  return (
    <HtmlEditor
      id={id}
      label={fieldLabel(field)}
      describedBy={describedBy}
      isInvalid={isInvalid}
      html={html}
      onChange={(next) => {
        setHtml(next)
        onChange(next === '' && !field.isRequired ? undefined : next)
      }}
    />
  )
}
