import type { Command, EditorState } from 'prosemirror-state'
import { type MouseEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { safeHref } from '../../../lib/url/safeHref'
import { completeLink } from '../pick/linkSuggestions'
import {
  blockTag,
  hasInline,
  linkAddress,
  listTag,
  selectedLink,
  setBlock,
  setLink,
  toggleInline,
  toggleList,
} from './htmlCommands'
import { BOLD_TAGS, ITALIC_TAGS } from './htmlState'

interface Props {
  state: EditorState
  onCommand: (command: Command) => void
}

const BLOCKS = [
  { tag: 'p', label: 'Paragraph' },
  { tag: 'h2', label: 'Heading 2' },
  { tag: 'h3', label: 'Heading 3' },
  { tag: 'h4', label: 'Heading 4' },
]

/** The editor keeps its selection. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

/** The commands for the selection. */
export function HtmlTools({ state, onCommand }: Props) {
  const [isLinking, setIsLinking] = useState(false)
  const addressInput = useRef<HTMLInputElement>(null)
  // Without it, the next typed letter would replace the selected words.
  useEffect(() => {
    if (isLinking) addressInput.current?.focus()
  }, [isLinking])
  const block = blockTag(state)
  const link = selectedLink(state)
  const tools = [
    { label: 'Bold', isOn: hasInline(state, BOLD_TAGS), command: toggleInline(BOLD_TAGS) },
    { label: 'Italic', isOn: hasInline(state, ITALIC_TAGS), command: toggleInline(ITALIC_TAGS) },
    { label: 'List', isOn: listTag(state) === 'ul', command: toggleList('ul') },
    { label: 'Numbers', isOn: listTag(state) === 'ol', command: toggleList('ol') },
  ]
  const isListed = block === undefined || BLOCKS.some(({ tag }) => tag === block)
  return (
    <>
      <fieldset className="mqp-html__tools" aria-label="Format">
        <select
          className="mqp-field"
          aria-label="Kind of block"
          value={block ?? ''}
          onChange={({ target }) => onCommand(setBlock(target.value))}
        >
          {block === undefined && <option value="">Other</option>}
          {[...BLOCKS, ...(isListed ? [] : [{ tag: block, label: `Heading ${block.slice(1)}` }])].map(
            ({ tag, label }) => (
              <option key={tag} value={tag}>
                {label}
              </option>
            ),
          )}
        </select>
        {tools.map(({ label, isOn, command }) => (
          <button
            key={label}
            type="button"
            className="mqp-chip"
            aria-pressed={isOn}
            onMouseDown={keepFocus}
            onClick={() => onCommand(command)}
          >
            {label}
          </button>
        ))}
        <button
          type="button"
          className="mqp-chip"
          aria-pressed={link?.mark !== undefined}
          aria-expanded={isLinking}
          onMouseDown={keepFocus}
          onClick={() => setIsLinking(!isLinking)}
        >
          Link
        </button>
      </fieldset>
      {isLinking && (
        <LinkTools
          key={linkAddress(link)}
          input={addressInput}
          address={linkAddress(link)}
          isSelected={link !== undefined}
          onLink={(address) => {
            setIsLinking(false)
            onCommand(setLink(address))
          }}
        />
      )}
    </>
  )
}

interface LinkProps {
  input: RefObject<HTMLInputElement | null>
  address: string
  isSelected: boolean
  /** @param address empty: removes the link */
  onLink: (address: string) => void
}

function LinkTools({ input, address, isSelected, onLink }: LinkProps) {
  const id = useId()
  const [text, setText] = useState(address)
  /** The address that was not set, because links cannot have it. */
  const [invalid, setInvalid] = useState<string>()
  if (!isSelected) return <p className="mqp-note">Select the words that become a link.</p>
  return (
    <form
      className="mqp-html__link-tools"
      onSubmit={(event) => {
        event.preventDefault()
        const typed = completeLink(text.trim())
        if (safeHref(typed)) onLink(typed)
        else setInvalid(typed)
      }}
    >
      <label htmlFor={id}>Address of the link</label>
      <input
        ref={input}
        id={id}
        className="mqp-field"
        value={text}
        aria-describedby={invalid === undefined ? undefined : `${id}-message`}
        aria-invalid={invalid !== undefined || undefined}
        onChange={({ target }) => {
          setText(target.value)
          setInvalid(undefined)
        }}
      />
      {invalid !== undefined && (
        <p className="mqp-form__message" id={`${id}-message`} role="alert">
          "{invalid}" is not an address. Expected: https, http, mailto, sms, tel with a number, or a path of this site.
        </p>
      )}
      <button type="submit" className="mqp-chip" disabled={text.trim() === ''}>
        Set link
      </button>
      {address !== '' && (
        <button type="button" className="mqp-chip" onClick={() => onLink('')}>
          Remove link
        </button>
      )}
    </form>
  )
}
