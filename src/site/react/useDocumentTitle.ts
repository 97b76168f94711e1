import { useLayoutEffect } from 'react'
import { useRuntime } from './RuntimeContext'

/**
 * Sets the document title: name of the page, then of the site.
 * @param name undefined: not known yet, the title does not change
 */
export function useDocumentTitle(name: string | undefined): void {
  const { title } = useRuntime().plan
  // Before the focus moves to the page (useScrollRestoration), so that screen readers announce both
  useLayoutEffect(() => {
    if (name !== undefined) document.title = name === title ? title : `${name} · ${title}`
  }, [name, title])
}
