type Code = typeof import('./openEditor')

/** Where an editor is created. */
export interface EditorSlot {
  root: ShadowRoot
  parent: HTMLElement
}

/**
 * Loads the code of the editor, for a shadow root in an element: the styles of the page do not reach it.
 * @returns cancels it
 */
export function loadEditor(element: HTMLElement, onLoad: (code: Code, slot: EditorSlot) => void): () => void {
  let isActive = true
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
  const parent = document.createElement('div')
  parent.style.height = '100%'
  root.replaceChildren(parent)
  import('./openEditor').then((code) => isActive && onLoad(code, { root, parent }))
  return () => {
    isActive = false
  }
}
