import { type ComponentType, lazy, Suspense, useLayoutEffect, useRef, useState } from 'react'

interface DialogProps {
  onClose: () => void
}

/** @param search text that was typed while the code was loaded */
type WithSearch<P> = P & { search?: string }

/**
 * A dialog with a search field whose code is loaded when it opens first. Until then a dialog with this field alone keeps
 * what is typed, so that no letter is lost or used as a shortcut.
 * @param label of the search field
 */
export function lazyDialog<P extends DialogProps>(label: string, load: () => Promise<ComponentType<WithSearch<P>>>) {
  const Content = lazy(async () => ({ default: await load() })) as unknown as ComponentType<WithSearch<P>>
  return (props: P) => {
    const [search, setSearch] = useState('')
    return (
      <Suspense fallback={<WaitingDialog label={label} search={search} onSearch={setSearch} onClose={props.onClose} />}>
        <Content {...props} search={search} />
      </Suspense>
    )
  }
}

interface WaitingProps extends DialogProps {
  label: string
  search: string
  onSearch: (search: string) => void
}

function WaitingDialog({ label, search, onSearch, onClose }: WaitingProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    // The loaded dialog opens next: it returns the focus to the element that has it now.
    return () => shown?.close()
  }, [])
  return (
    // Not `onClose`: the loaded dialog replaces this one.
    <dialog ref={dialog} aria-label="Loading …" onCancel={onClose}>
      <input
        className="mqp-field"
        aria-label={label}
        value={search}
        onChange={({ target }) => onSearch(target.value)}
      />
    </dialog>
  )
}
