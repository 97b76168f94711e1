import type { EditorView } from '@codemirror/view'
import { useEffect, useRef, useState } from 'react'
import { createStorage } from '../../lib/storage'
import { checkText } from './checkText'
import { listSiteFiles, readSiteText, type SiteText, saveSiteText } from './siteFiles'
import './editor.scss'

/** What was typed and not saved, by file: a page that is loaded anew loses none of it. */
const kept = createStorage('sessionStorage')
const keyOf = (path: string) => `marquee.edit ${path}`

interface Props {
  /** Shown first; another object: it is gone to anew. */
  target: { file: string; line?: number } | undefined
  say: (words: string) => void
  /** The place of the caret: its module is outlined. */
  onCaret: (file: string, steps: readonly (string | number)[]) => void
}

/** The documents of the site's folder, with what may stand in them, what is wrong, and a way to save. */
export function EditorPanel({ target, say, onCaret }: Props) {
  const [files, setFiles] = useState<readonly string[]>()
  const [open, setOpen] = useState<SiteText>()
  const [text, setText] = useState('')
  const [steps, setSteps] = useState<readonly (string | number)[]>([])
  const [busy, setBusy] = useState(false)
  /** So often a document was opened. */
  const [turn, setTurn] = useState(0)
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(undefined)
  const path = open?.path
  const changed = open !== undefined && text !== open.text

  useEffect(() => {
    listSiteFiles().then(setFiles)
  }, [])

  const load = async (file: string) => {
    const read = await readSiteText(file).catch((error: Error) => void say(error.message))
    if (!read) return
    const draft = kept.get(keyOf(file))
    setText(draft ?? read.text)
    setOpen(read)
    setTurn((turn) => turn + 1)
  }
  const latest = useRef({ load, onCaret })
  latest.current = { load, onCaret }
  useEffect(() => {
    const wanted = target?.file ?? files?.[0]
    if (wanted && files?.includes(wanted)) latest.current.load(wanted)
  }, [files, target])

  const save = async () => {
    const now = view.current?.state.doc.toString()
    if (!open || now === undefined || now === open.text) return
    setBusy(true)
    try {
      const saved = await saveSiteText({ ...open, text: now })
      if (!saved)
        return say(`${open.path} was changed elsewhere meanwhile. Yours is kept here: copy it, or discard it.`)
      kept.remove(keyOf(open.path))
      setOpen(saved)
      say(`Saved ${open.path}`)
    } catch (error) {
      say(`Not saved: ${(error as Error).message}. What you typed is kept here.`)
    } finally {
      setBusy(false)
    }
  }
  const saving = useRef(save)
  saving.current = save
  const discard = async () => {
    if (!open) return
    kept.remove(keyOf(open.path))
    await load(open.path)
    view.current?.focus()
  }

  // Saving changes the version, and leaves the editor as it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed stays in the editor until a document is opened
  useEffect(() => {
    const element = host.current
    if (!element || path === undefined) return
    let live = true
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
    const parent = document.createElement('div')
    parent.style.height = '100%'
    root.replaceChildren(parent)
    import('./openEditor').then(({ openEditor }) => {
      if (!live) return
      const made = openEditor({
        root,
        parent,
        path,
        text,
        problemsOf: (now) => checkText(path, now),
        onChange: (now) => {
          setText(now)
          kept.set(keyOf(path), now)
        },
        onSave: () => void saving.current(),
        onCaret: (at) => {
          setSteps(at)
          latest.current.onCaret(path, at)
        },
      })
      view.current = made
      if (target?.file === path) goTo(made, target.line)
    })
    return () => {
      live = false
      view.current?.destroy()
      view.current = undefined
    }
  }, [path, turn])

  if (!files) return <p className="mqp-note">Reading the site’s folder …</p>
  if (files.length === 0)
    return <p className="mqp-note">This server lets nobody edit: start the site with npm start.</p>
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
        <button type="button" className="mqp-chip" disabled={!changed || busy} onClick={discard}>
          Discard
        </button>
        <button type="button" className="mqp-chip mqp-chip--save" disabled={!changed || busy} onClick={save}>
          {busy ? 'Saving …' : `Save to ${path?.split('/').at(-1) ?? 'file'}`}
        </button>
      </div>
      <p className="mqp-note" role="status">
        {changed ? 'Changed in this browser only, until it is saved.' : ''}
      </p>
      <div ref={host} className="mqp-editor__text" />
    </div>
  )
}

function goTo(view: EditorView, line = 1): void {
  const at = view.state.doc.line(Math.min(line, view.state.doc.lines)).from
  view.dispatch({ selection: { anchor: at }, scrollIntoView: true })
  view.focus()
}
