import { useLayoutEffect } from 'react'
import { useRuntime } from './RuntimeContext'

/**
 * Names the page in the title bar of the browser: its own name, then the site's.
 * @param name undefined: not known yet, the name of before stays
 */
export function useDocumentTitle(name: string | undefined): void {
  const { title } = useRuntime().plan
  // Before the focus moves to the page (useScrollRestoration): whoever hears one hears the other.
  useLayoutEffect(() => {
    if (name !== undefined) document.title = name === title ? title : `${name} · ${title}`
  }, [name, title])
}
