import { type ComponentType, Suspense, useState } from 'react'
import { retriedLazy } from '../lazyComponent'
import { PanelBoundary } from '../PanelBoundary'
import { PlaceholderDialog } from './PlaceholderDialog'

interface DialogProps {
  onClose: () => void
}

/** @param search text that was typed while the code was loaded */
type WithSearch<P> = P & { search?: string }

/**
 * A dialog whose code is loaded when it opens first. If it fails, a message replaces it.
 * @param searchLabel of its search field: until the code is loaded, a dialog with this field alone keeps what is typed, so
 *   that no letter is lost or used as a shortcut
 */
export function lazyDialog<P extends DialogProps>(
  load: () => Promise<ComponentType<WithSearch<P>>>,
  searchLabel?: string,
) {
  const content = retriedLazy(load)
  function Dialog(props: P) {
    const [Content] = useState(content)
    const [search, setSearch] = useState('')
    const waiting = searchLabel && (
      <PlaceholderDialog label="Loading …" onClose={props.onClose}>
        <input
          className="mqp-field"
          aria-label={searchLabel}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </PlaceholderDialog>
    )
    return (
      <Suspense fallback={waiting}>
        <Content {...props} search={search} />
      </Suspense>
    )
  }
  return (props: P) => (
    <PanelBoundary onClose={props.onClose}>
      <Dialog {...props} />
    </PanelBoundary>
  )
}
