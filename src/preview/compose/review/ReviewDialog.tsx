import { useEffect, useMemo, useRef, useState } from 'react'
import type { Problem } from '../../../site/validate/problem'
import { countOf } from '../../bar/world'
import type { ChangedDocument, DraftState } from '../draft/draftStore'
import { documentChange, newErrors } from './changes'

interface Props {
  state: DraftState
  changed: readonly ChangedDocument[]
  onSave: () => Promise<void>
  onDiscard: () => void
  onClose: () => void
}

/** The unsaved changes before they are saved: what was done, and the lines of the files. */
export function ReviewDialog({ state, changed, onSave, onDiscard, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [errors, setErrors] = useState<readonly Problem[]>()
  const { history, saved, disk, isSaving } = state
  const steps = history.done > saved ? history.steps.slice(saved, history.done) : []
  const changes = useMemo(
    () => changed.map(({ path, text }) => documentChange(path, disk.get(path)?.text ?? '', text ?? '')),
    [changed, disk],
  )
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  useEffect(() => {
    let isActive = true
    newErrors(changed, (path) => disk.get(path)?.text).then((found) => {
      if (isActive) setErrors(found)
    })
    return () => {
      isActive = false
    }
  }, [changed, disk])

  return (
    <dialog ref={dialog} className="mqp-review" aria-labelledby="mqp-review-heading" onClose={onClose}>
      <h2 id="mqp-review-heading">Review and save</h2>
      <p className="mqp-note">
        {countOf(steps.length, 'change')} in {countOf(changed.length, 'file')}. All other lines stay as they are.
      </p>
      <div className="mqp-review__content">
        {steps.length > 0 && (
          <ol className="mqp-review__steps">
            {steps.map((step, index) => (
              <li key={index}>{step.label}</li>
            ))}
          </ol>
        )}
        {changes.map(({ path, added, removed, hunks }) => (
          <details key={path} className="mqp-review__file" open={changes.length === 1}>
            <summary>
              <code>{path}</code> <ins>+{added}</ins> <del>−{removed}</del>
            </summary>
            {hunks.map((hunk) => (
              <pre key={hunk.start}>
                {hunk.lines.map((line, index) => (
                  <span key={index} className={`mqp-review__line ${LINE_CLASSES[line.charAt(0)] ?? ''}`}>
                    {line || ' '}
                  </span>
                ))}
              </pre>
            ))}
          </details>
        ))}
      </div>
      <Errors errors={errors} />
      <div className="mqp-review__buttons">
        <button type="button" className="mqp-chip" onClick={onDiscard} disabled={isSaving || steps.length === 0}>
          Discard changes
        </button>
        <button type="button" className="mqp-chip" onClick={() => dialog.current?.close()}>
          Keep editing
        </button>
        <button
          type="button"
          className="mqp-chip mqp-chip--save"
          disabled={isSaving || changed.length === 0}
          onClick={async () => {
            await onSave()
            dialog.current?.close()
          }}
        >
          {isSaving ? 'Saving …' : errors?.length ? `Save with ${countOf(errors.length, 'new error')}` : 'Save all'}
        </button>
      </div>
    </dialog>
  )
}

const LINE_CLASSES: Record<string, string> = { '+': 'mqp-review__line--added', '-': 'mqp-review__line--removed' }

function Errors({ errors }: { errors: readonly Problem[] | undefined }) {
  if (!errors) return <p className="mqp-note">Checking the documents …</p>
  if (errors.length === 0) return <p className="mqp-note mqp-note--good">The validator reports no new error.</p>
  return (
    <ul className="mqp-review__errors">
      {errors.map(({ file, line, message }) => (
        <li key={`${file} ${line} ${message}`}>
          <code>
            {file}
            {line === undefined ? '' : `:${line}`}
          </code>{' '}
          {message}
        </li>
      ))}
    </ul>
  )
}
