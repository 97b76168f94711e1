interface Options {
  text: string
  /** Name of the field. */
  label: string
  isMultiline: boolean
  onInput: () => void
  onKeyDown: (event: KeyboardEvent) => void
  onBlur: () => void
}

export type TextEditor = ReturnType<typeof openTextEditor>

const COPIED_STYLES = [
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'font-stretch',
  'font-feature-settings',
  'font-variation-settings',
  'font-variant-caps',
  'letter-spacing',
  'word-spacing',
  'line-height',
  'color',
  'text-align',
  'text-transform',
  'text-shadow',
  'text-wrap',
  'direction',
  'padding',
  '-webkit-text-fill-color',
] as const

/**
 * Opens an editable copy of a text above it, in the document of the page. React does not know the copy, so that it can
 * update the page meanwhile; the original is only hidden.
 */
export function openTextEditor(original: HTMLElement, options: Options) {
  const { ownerDocument: page } = original
  const view = page.defaultView ?? window
  const element = page.createElement('div')
  element.setAttribute('contenteditable', 'plaintext-only')
  element.setAttribute('role', 'textbox')
  element.setAttribute('aria-label', options.label)
  element.setAttribute('aria-multiline', String(options.isMultiline))
  element.dataset.typed = ''
  element.textContent = options.text
  const computed = view.getComputedStyle(original)
  for (const name of COPIED_STYLES) element.style.setProperty(name, computed.getPropertyValue(name))
  Object.assign(element.style, {
    position: 'fixed',
    zIndex: '2147483647',
    margin: '0',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    outline: '2px solid #8cc2ff',
    outlineOffset: '4px',
    borderRadius: '2px',
    cursor: 'text',
    userSelect: 'text',
    inlineSize: 'max-content',
  })
  const isInline = computed.display.startsWith('inline')
  const visibility = original.style.visibility
  original.style.visibility = 'hidden'
  page.body.append(element)

  let frame = 0
  const follow = () => {
    if (original.isConnected) {
      const { top, left, width, height } = original.getBoundingClientRect()
      const right = original.parentElement?.getBoundingClientRect().right ?? 0
      Object.assign(element.style, {
        top: `${top}px`,
        left: `${left}px`,
        minInlineSize: `${width}px`,
        minBlockSize: `${height}px`,
        maxInlineSize: `${isInline ? Math.max(width, right - left) : width}px`,
      })
    }
    frame = view.requestAnimationFrame(follow)
  }
  follow()

  element.addEventListener('input', options.onInput)
  element.addEventListener('keydown', options.onKeyDown)
  element.addEventListener('blur', options.onBlur)

  return {
    element,
    /** A line break at the end only makes room for the caret. */
    text: () => (element.textContent ?? '').replace(/\n$/, ''),
    /** Puts the caret at the end. */
    focus(): void {
      view.focus()
      element.focus()
      view.getSelection()?.selectAllChildren(element)
      view.getSelection()?.collapseToEnd()
    },
    close(): void {
      view.cancelAnimationFrame(frame)
      element.removeEventListener('blur', options.onBlur)
      element.remove()
      original.style.visibility = visibility
    },
  }
}
