import { useEffect, useRef } from 'react'
import { formatCount } from '../../../bar/world'
import type { Removal } from './pageOperations'

interface Props {
  name: string
  kind: 'page' | 'redirect'
  removal: Removal
  onRemove: () => void
  onClose: () => void
}

/** Asks before a page is removed, with the links that lead to it. */
export function RemoveDialog({ name, kind, removal, onRemove, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { links, listFile } = removal
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog ref={dialog} className="mqp-review mqp-remove" aria-labelledby="mqp-remove-heading" onClose={onClose}>
      <h2 id="mqp-remove-heading">
        Remove the {kind} {name}?
      </h2>
      {links.length === 0 ? (
        <p className="mqp-note">No link leads to this {kind}.</p>
      ) : (
        <>
          <p className="mqp-note">
            {formatCount(links.length, 'link')} {links.length === 1 ? 'leads' : 'lead'} to it. Afterwards{' '}
            {links.length === 1 ? 'it leads' : 'they lead'} to the start page.
          </p>
          <ul className="mqp-route__links">
            {links.map(({ file, path, name: owner }) => (
              <li key={`${file} ${path.join('/')}`}>
                {owner} <code>{file}</code>
              </li>
            ))}
          </ul>
        </>
      )}
      {listFile !== undefined && (
        <p className="mqp-note">
          Its list <code>{listFile}</code> is removed too, because nothing else shows it.
        </p>
      )}
      <div className="mqp-review__buttons">
        <button type="button" className="mqp-chip" onClick={() => dialog.current?.close()}>
          Keep {kind}
        </button>
        <button type="button" className="mqp-chip mqp-route__remove" onClick={onRemove}>
          Remove {kind}
        </button>
      </div>
    </dialog>
  )
}
