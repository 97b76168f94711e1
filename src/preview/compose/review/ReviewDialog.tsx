import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { isComposing } from '../../../lib/browser/keys'
import { errorMessage } from '../../../lib/errorMessage'
import type { Problem } from '../../../site/validate/problem'
import { formatCount } from '../../bar/world'
import { ChipButton } from '../ChipButton'
import { problemKey } from '../details/readSiteProblems'
import type { DraftState } from '../draft/draftState'
import type { ChangedDocument } from '../draft/siteFolder'
import { ChangedLines } from './ChangedLines'
import { findNewErrors } from './changes'
import { readNewSiteErrors } from './readNewSiteErrors'
import { UnusedPictures } from './UnusedPictures'

interface Props {
  /** Name of the site. */
  site: string
  state: DraftState
  changed: readonly ChangedDocument[]
  /** Shown after a save that failed. */
  message: string
  /** @returns whether the documents were saved */
  onSave: () => Promise<boolean>
  onDiscard: () => void
  /** Shows the changed lines beside the page. */
  onDiff: () => void
  onClose: () => void
  /** The changed pages. */
  children?: ReactNode
}

/** The unsaved changes before they are saved: the pages, what was done, and the lines of the files. */
export function ReviewDialog({ site, state, changed, message, onSave, onDiscard, onDiff, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isRefused, setIsRefused] = useState(false)
  const check = useDraftCheck(changed, state.disk, site)
  const { history, saved, disk, isSaving } = state
  const steps = history.done > saved ? history.steps.slice(saved, history.done) : []
  useEffect(() => {
    dialog.current?.showModal()
  }, [])

  const canSave = !isSaving && check !== undefined && changed.length > 0
  const canDiscard = !isSaving && changed.length > 0
  const save = async () => {
    setIsRefused(false)
    if (await onSave()) dialog.current?.close()
    else setIsRefused(true)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey, shiftKey, key } = event
    if (isComposing(event) || !(ctrlKey || metaKey) || altKey || shiftKey || key.toLowerCase() !== 's') return
    event.preventDefault()
    event.stopPropagation()
    if (canSave) save()
  }

  return (
    <dialog
      ref={dialog}
      className="mqp-review"
      aria-labelledby="mqp-review-heading"
      onKeyDown={onKeyDown}
      onClose={onClose}
    >
      <h2 id="mqp-review-heading">Review and save</h2>
      <p className="mqp-note">
        {formatCount(steps.length, 'change')} in {formatCount(changed.length, 'file')}. All other lines stay as they
        are.
      </p>
      <div className="mqp-review__content">
        {children}
        {steps.length > 0 && (
          <ol className="mqp-review__steps">
            {steps.map((step, index) => (
              <li key={index}>{step.label}</li>
            ))}
          </ol>
        )}
        <ChangedLines changed={changed} disk={disk} />
      </div>
      <CheckResult check={check} />
      <UnusedPictures files={history.files} />
      <div role="status">{isRefused && <p className="mqp-note mqp-note--bad">{message}</p>}</div>
      <div className="mqp-review__buttons">
        <ChipButton isDisabled={!canDiscard} onPress={onDiscard}>
          Discard changes
        </ChipButton>
        <button type="button" className="mqp-chip" onClick={() => dialog.current?.close()}>
          Keep editing
        </button>
        <button
          type="button"
          className="mqp-chip"
          onClick={() => {
            dialog.current?.close()
            onDiff()
          }}
        >
          Open in Diff
        </button>
        <ChipButton isPrimary isDisabled={!canSave} title="Ctrl+S" onPress={save}>
          {isSaving
            ? 'Saving …'
            : check?.errors.length
              ? `Save with ${formatCount(check.errors.length, 'new error')}`
              : 'Save all'}
        </ChipButton>
      </div>
    </dialog>
  )
}

interface DraftCheck {
  changed: readonly ChangedDocument[]
  errors: readonly Problem[]
  /** Why the documents could not be checked. */
  failure?: string
}

/** @returns undefined while the documents are checked */
function useDraftCheck(
  changed: readonly ChangedDocument[],
  disk: DraftState['disk'],
  site: string,
): DraftCheck | undefined {
  const [last, setLast] = useState<DraftCheck>()
  const check = last && isSame(last.changed, changed) ? last : undefined
  useEffect(() => {
    if (check) return undefined
    let isActive = true
    const finish = (result: Omit<DraftCheck, 'changed'>) => {
      if (isActive) setLast({ changed, ...result })
    }
    Promise.all([findNewErrors(changed, (path) => disk.get(path)?.text), readNewSiteErrors(site, changed)]).then(
      ([errors, inSite]) => finish({ errors: withOthers(errors, inSite) }),
      (error) => finish({ errors: [], failure: errorMessage(error) }),
    )
    return () => {
      isActive = false
    }
  }, [check, changed, disk, site])
  return check
}

/** Adds errors that only the check of the whole site finds. */
function withOthers(errors: readonly Problem[], inSite: readonly Problem[]): Problem[] {
  const known = new Set(errors.map(problemKey))
  return [...errors, ...inSite.filter((error) => !known.has(problemKey(error)))]
}

/** Tags differ if the texts on disk do. */
const isSame = (some: readonly ChangedDocument[], others: readonly ChangedDocument[]) =>
  some.length === others.length &&
  some.every(({ path, tag, text }, index) => {
    const other = others[index]
    return path === other?.path && tag === other.tag && text === other.text
  })

function CheckResult({ check }: { check: DraftCheck | undefined }) {
  if (!check) return <p className="mqp-note">Checking the documents …</p>
  const { errors, failure } = check
  if (failure !== undefined)
    return <p className="mqp-note mqp-note--bad">The documents could not be checked: {failure}</p>
  if (errors.length === 0) return <p className="mqp-note mqp-note--good">The validator reports no new error.</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reachable by keyboard
    <ul className="mqp-review__errors" tabIndex={0} aria-label="New errors">
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
