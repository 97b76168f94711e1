import { useState } from 'react'
import { useEditorView } from './useEditorView'
import { useSiteDocument } from './useSiteDocument'
import './editor.scss'

interface Props {
  /** The document to open; a new object opens it again. */
  target: { file: string; line?: number } | undefined
  notify: (message: string) => void
  /** Position of the caret: its module is outlined. */
  onCaret: (file: string, steps: readonly (string | number)[]) => void
}

/** Editor for the documents of the site's folder, with completion, validation and saving. */
export function EditorPanel({ target, notify, onCaret }: Props) {
  const [steps, setSteps] = useState<readonly (string | number)[]>([])
  const siteDocument = useSiteDocument(target, notify)
  const { files, path, changed, isSaving, load, save, discard } = siteDocument
  const { host, currentText, focus } = useEditorView(siteDocument, target, (file, steps) => {
    setSteps(steps)
    onCaret(file, steps)
  })

  if (!files) return <p className="mqp-note">Loading the site’s folder …</p>
  if (files.length === 0) return <p className="mqp-note">This server is read-only: use the development server.</p>
  return (
    <div className="mqp-editor">
      <div className="mqp-line mqp-editor__head">
        <label className="mqp-note">
          File{' '}
          <select className="mqp-field" value={path ?? ''} onChange={(event) => load(event.target.value)}>
            {files.map((file) => (
              <option key={file}>{file}</option>
            ))}
          </select>
        </label>
        <code className="mqp-editor__path">{steps.join(' › ')}</code>
        <button
          type="button"
          className="mqp-chip"
          disabled={!changed || isSaving}
          onClick={async () => {
            await discard()
            focus()
          }}
        >
          Discard
        </button>
        <button
          type="button"
          className="mqp-chip mqp-chip--save"
          disabled={!changed || isSaving}
          onClick={() => save(currentText())}
        >
          {isSaving ? 'Saving …' : `Save to ${path?.split('/').at(-1) ?? 'file'}`}
        </button>
      </div>
      <p className="mqp-note" role="status">
        {changed ? 'Unsaved changes, in this browser only.' : ''}
      </p>
      <div ref={host} className="mqp-editor__text" />
    </div>
  )
}
