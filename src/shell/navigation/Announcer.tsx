import { useEffect, useRef, useState } from 'react'
import type { Shown } from '../../site/react/useShownPage'

/**
 * Says the name of a page that has come, where the focus does not: a heading that takes the focus is read anyhow.
 * @param shown the page; the first one is read by the browser
 */
export function Announcer({ shown }: { shown: Shown | undefined }) {
  const [name, setName] = useState('')
  const before = useRef<string>(undefined)
  useEffect(() => {
    const path = shown?.location.pathname
    const known = before.current
    before.current = path
    if (known === undefined || known === path) return
    // Pages name themselves in effects of their own, some when their data is there.
    const timer = setTimeout(() => setName(document.activeElement?.tagName === 'H1' ? '' : document.title), 300)
    return () => clearTimeout(timer)
  }, [shown])
  return (
    <p className="mq-vh" aria-live="polite">
      {name}
    </p>
  )
}
