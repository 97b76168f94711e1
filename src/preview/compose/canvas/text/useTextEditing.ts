import { useRef, useState } from 'react'
import { isComposing } from '../../../../lib/browser/keys'
import type { Path } from '../../draft/siteData'
import { labelOf } from '../../form/labels'
import { textCodeLoader } from './textCodeLoader'
import type { TextEditor } from './textEditor'
import type { TextPlace } from './textPlace'

export interface TextActions {
  /** @returns why the text is invalid */
  setText(file: string, path: Path, text: string): Promise<string | undefined>
  say(message: string): void
}

export interface TextEditing {
  place: TextPlace
  label: string
  /** Undefined while an override of a text of the service is offered. */
  element?: HTMLElement
  /** Number of characters. */
  length: number
  invalid?: string
}

/** A text that is edited on the page. Afterwards the element that had the focus gets it back, if no other has it. */
export function useTextEditing(actions: TextActions) {
  const [editing, setEditing] = useState<TextEditing>()
  const current = useRef<{ place: TextPlace; editor: TextEditor; isEnding: boolean }>(undefined)
  const returnTo = useRef<Element>(null)

  function start(place: TextPlace): void {
    current.current?.editor.close()
    current.current = undefined
    if (document.activeElement?.matches(FOCUSABLE_SELECTOR)) returnTo.current = document.activeElement
    const label = labelOf(fieldNameOf(place))
    if (place.from === 'document') {
      edit(place)
      return
    }
    setEditing({ place, label, length: place.value.length })
    actions.say(`${label} comes from the service. You can override it on this card.`)
  }

  function edit(place: TextPlace): void {
    const label = labelOf(fieldNameOf(place))
    const code = textCodeLoader.read()
    // It is loaded: it has found the place.
    if (!code) return
    const editor = code.openTextEditor(place.element, {
      text: place.value,
      label,
      isMultiline: place.isLong,
      onInput: () => {
        setEditing((before) => before && { ...before, length: editor.text().length, invalid: undefined })
        editor.element.scrollIntoView({ block: 'nearest' })
      },
      onBlur: keep,
      onKeyDown: (event) => {
        event.stopPropagation()
        if (isComposing(event)) return
        if (event.key === 'Escape') cancel()
        else if (event.key === 'Enter' && !(place.isLong && event.shiftKey)) keep()
        else return
        event.preventDefault()
      },
    })
    current.current = { place, editor, isEnding: false }
    setEditing({ place, label, element: editor.element, length: place.value.length })
    place.element.scrollIntoView({ block: 'nearest' })
    editor.focus()
    actions.say(`Editing ${label.toLowerCase()}, ${lengthText(place.value.length, place.maxLength)}.`)
  }

  function close(): void {
    current.current?.editor.close()
    current.current = undefined
    setEditing(undefined)
    // The press that ended the text may have focused a field.
    const isFocusFree = document.activeElement?.matches('body, iframe, .mqp-text-bar *') ?? true
    if (isFocusFree && returnTo.current instanceof HTMLElement) returnTo.current.focus({ preventScroll: true })
  }

  function cancel(): void {
    close()
    actions.say('The text is unchanged.')
  }

  async function keep(): Promise<void> {
    const open = current.current
    if (!open || open.isEnding) return
    const { place, editor } = open
    const text = editor.text().trim()
    if (text === place.value.trim()) return cancel()
    open.isEnding = true
    const invalid = await actions.setText(place.file, place.path, text)
    open.isEnding = false
    if (current.current !== open) return
    if (invalid === undefined) return close()
    setEditing((before) => before && { ...before, invalid })
    editor.focus()
  }

  /** The page is left. Keeps the typed text if it is valid. */
  async function leave(): Promise<void> {
    await keep()
    if (!current.current && !editing) return
    if (current.current)
      actions.say('The page was reloaded while the typed text was not valid. The last valid text is used.')
    close()
  }

  return {
    editing,
    leave,
    /** Edits a text of the document. For a text of the service, an override is offered first. */
    start,
    keep,
    cancel,
    override: () => editing && edit(editing.place),
    /** Whether an event belongs to the edited text. */
    owns: (target: EventTarget | null) => current.current?.editor.element.contains(target as Node | null) ?? false,
  }
}

/** Elements of Compose that select a part. */
const FOCUSABLE_SELECTOR = '.mqp-canvas, [data-part]'

const lengthText = (length: number, maxLength: number | undefined) =>
  maxLength === undefined ? `${length} characters` : `${length} of ${maxLength} characters`

const fieldNameOf = ({ path }: TextPlace) => String(path.findLast((step) => typeof step === 'string') ?? 'text')
