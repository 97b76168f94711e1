import { type RefObject, useEffect, useEffectEvent } from 'react'

type Code = typeof import('./openEditor')

/** Where an editor is created. */
export interface EditorSlot {
  root: ShadowRoot
  parent: HTMLElement
}

/**
 * Loads the code of the editor and creates one in a shadow root of the host element, so that the styles of the page do
 * not reach it.
 * @param key another one replaces the editor; undefined: none
 */
export function useEditorHost(
  host: RefObject<HTMLElement | null>,
  key: string | undefined,
  onCreate: (code: Code, slot: EditorSlot) => void,
  onDestroy: () => void,
): void {
  const create = useEffectEvent(onCreate)
  const destroy = useEffectEvent(onDestroy)
  useEffect(() => {
    const element = host.current
    if (!element || key === undefined) return
    let isActive = true
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
    const parent = document.createElement('div')
    parent.style.height = '100%'
    root.replaceChildren(parent)
    import('./openEditor').then((code) => isActive && create(code, { root, parent }))
    return () => {
      isActive = false
      destroy()
    }
  }, [host, key])
}
