import type { EditorView } from '@codemirror/view'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { errorMessage } from '../../lib/errorMessage'
import { createStorage } from '../../lib/storage'
import { checkText } from './checkText'
import { listSiteFiles, readSiteText, type SiteText, saveSiteText } from './siteFiles'
import './editor.scss'

/** Unsaved texts by file, so that a reload loses nothing. */
const drafts = createStorage('sessionStorage')
const keyOf = (path: string) => `marquee.edit ${path}`

interface Props {
  /** The document to open; a new object opens it again. */
  target: { file: string; line?: number } | undefined
  notify: (words: string) => void
  /** Position of the caret: its module is outlined. */
  onCaret: (file: string, steps: readonly (string | number)[]) => void
}

/**
 * Editor for the documents of the site's folder, with completion, validation and saving. Document, editor view and
 * unsaved text depend on each other, so they stay in one component.
 */
export function EditorPanel({ target, notify, onCaret }: Props) {
  const [files, setFiles] = useState<readonly string[]>()
  const [open, setOpen] = useState<SiteText>()
  const [text, setText] = useState('')
  const [steps, setSteps] = useState<readonly (string | number)[]>([])
  const [busy, setBusy] = useState(false)
  /** Number of opened documents. */
  const [turn, setTurn] = useState(0)
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(undefined)
  const path = open?.path
  const changed = open !== undefined && text !== open.text

  useEffect(() => {
    listSiteFiles().then(setFiles)
  }, [])

  const read = (file: string): Promise<SiteText | undefined> =>
    readSiteText(file).catch((error: Error) => {
      notify(error.message)
      return undefined
    })
  const show = (file: string, read: SiteText | undefined) => {
    if (!read) return
    const draft = drafts.get(keyOf(file))
    setText(draft ?? read.text)
    setOpen(read)
    setTurn((turn) => turn + 1)
  }
  const load = async (file: string) => show(file, await read(file))
  const onWanted = useEffectEvent(read)
  const onRead = useEffectEvent(show)
  useEffect(() => {
    const wanted = target?.file ?? files?.[0]
    if (wanted && files?.includes(wanted)) onWanted(wanted).then((text) => onRead(wanted, text))
  }, [files, target])

  const save = async () => {
    const current = view.current?.state.doc.toString()
    if (!open || current === undefined || current === open.text) return
    setBusy(true)
    try {
      const saved = await saveSiteText({ ...open, text: current })
      if (!saved)
        return notify(
          `${open.path} was changed on disk. Your text is kept here: copy it, or discard it to load the saved one.`,
        )
      drafts.remove(keyOf(open.path))
      setOpen(saved)
      notify(`Saved ${open.path}`)
    } catch (error) {
      notify(`Not saved: ${errorMessage(error)}. Your text is kept here.`)
    } finally {
      setBusy(false)
    }
  }
  const onSave = useEffectEvent(() => void save())
  const onMove = useEffectEvent(onCaret)
  const discard = async () => {
    if (!open) return
    drafts.remove(keyOf(open.path))
    await load(open.path)
    view.current?.focus()
  }

  const create = useEffectEvent((code: typeof import('./openEditor'), slot: { root: ShadowRoot; parent: Element }) => {
    if (path === undefined) return
    const created = code.openEditor({
      ...slot,
      path,
      text,
      problemsOf: (current) => checkText(path, current),
      onChange: (current) => {
        setText(current)
        drafts.set(keyOf(path), current)
      },
      onSave,
      onCaret: (at) => {
        setSteps(at)
        onMove(path, at)
      },
    })
    view.current = created
    if (target?.file === path) goTo(created, target.line)
  })
  // Saving changes the version but keeps the editor: only opening a document (turn) creates another one.
  useEffect(() => {
    const element = host.current
    if (!element || path === undefined) return
    let isActive = true
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
    const parent = document.createElement('div')
    parent.style.height = '100%'
    root.replaceChildren(parent)
    import('./openEditor').then((code) => isActive && create(code, { root, parent }))
    return () => {
      isActive = false
      view.current?.destroy()
      view.current = undefined
    }
  }, [path, turn])

  if (!files) return <p className="mqp-note">Loading the site’s folder …</p>
  if (files.length === 0)
    return <p className="mqp-note">This server is read-only. Start the site with npm start to edit.</p>
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
        {changed ? 'Unsaved changes, stored in this browser only.' : ''}
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
