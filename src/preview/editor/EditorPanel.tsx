import type { EditorView } from '@codemirror/view'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
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

  const read = (file: string): Promise<SiteText | undefined> =>
    readSiteText(file).catch((error: Error) => {
      say(error.message)
      return undefined
    })
  const show = (file: string, read: SiteText | undefined) => {
    if (!read) return
    const draft = kept.get(keyOf(file))
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
  const onSave = useEffectEvent(() => void save())
  const onMove = useEffectEvent(onCaret)
  const discard = async () => {
    if (!open) return
    kept.remove(keyOf(open.path))
    await load(open.path)
    view.current?.focus()
  }

  const create = useEffectEvent((code: typeof import('./openEditor'), slot: { root: ShadowRoot; parent: Element }) => {
    if (path === undefined) return
    const created = code.openEditor({
      ...slot,
      path,
      text,
      problemsOf: (now) => checkText(path, now),
      onChange: (now) => {
        setText(now)
        kept.set(keyOf(path), now)
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
  // Saving changes the version, and leaves the editor as it is: only an opened document (turn) creates another one.
  useEffect(() => {
    const element = host.current
    if (!element || path === undefined) return
    let live = true
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
    const parent = document.createElement('div')
    parent.style.height = '100%'
    root.replaceChildren(parent)
    import('./openEditor').then((code) => live && create(code, { root, parent }))
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
