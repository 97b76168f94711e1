import { type KeyboardEvent, type RefObject, useEffect } from 'react'
import { isComposing } from '../../../lib/browser/keys'
import { useText } from '../../../text/TextContext'

interface Props {
  field: RefObject<HTMLTextAreaElement | null>
  label: string
  placeholder?: string
  text: string
  invalid: boolean
  readOnly: boolean
  /** Moves the focus to the end of the text when it turns true. */
  focus: boolean
  onWrite: (text: string) => void
  onFocusChange: (isFocused: boolean) => void
  onSend: () => void
}

/** The text area of a comment. Ctrl+Enter sends it; Escape leaves it. */
export function ComposerField(props: Props) {
  const { field, label, placeholder, text, invalid, readOnly, focus, onWrite, onFocusChange, onSend } = props
  const t = useText()

  useEffect(() => {
    if (!focus) return
    const end = field.current?.value.length ?? 0
    field.current?.focus()
    field.current?.setSelectionRange(end, end)
  }, [focus, field])

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      onSend()
    } else if (event.key === 'Escape') {
      event.stopPropagation()
      event.preventDefault()
      const parent = field.current?.closest<HTMLElement>('article') ?? field.current?.form
      parent?.focus()
    }
  }

  return (
    <div className="mq-composer__field" data-text={text}>
      <textarea
        ref={field}
        aria-label={label}
        aria-keyshortcuts="Control+Enter"
        aria-invalid={invalid || undefined}
        title={t('commentHint')}
        placeholder={placeholder}
        rows={1}
        dir="auto"
        value={text}
        readOnly={readOnly}
        onChange={(event) => onWrite(event.target.value)}
        onFocus={() => onFocusChange(true)}
        onBlur={() => onFocusChange(false)}
        onKeyDown={onKeyDown}
      />
    </div>
  )
}
