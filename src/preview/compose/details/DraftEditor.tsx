import { EditorView } from '@codemirror/view'
import { type ParseError, parse } from 'jsonc-parser'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isComposing } from '../../../lib/browser/keys'
import { parseJsonDocument } from '../../../tools/edit/document'
import type { SiteTexts } from '../../../tools/edit/editSite'
import { textEdit } from '../../../tools/edit/textEdit'
import { type EditorSlot, loadEditor } from '../../editor/loadEditor'
import { validateFileText } from '../../editor/validateFileText'
import type { DraftState } from '../draft/draftState'
import { CONFIG_FILE } from '../draft/siteData'
import type { ComposeActions } from '../useComposeActions'
import '../../editor/editor.scss'

/** A place to show in the editor. */
export interface EditTarget {
  file: string
  line: number | undefined
}

interface Props {
  files: SiteTexts
  /** Documents that are not valid JSON on disk. They are shown as they are there. */
  broken: DraftState['broken']
  /** Undefined: the config. */
  target: EditTarget | undefined
  onTarget: (target: EditTarget) => void
  actions: ComposeActions
  /** The caret was moved, or a text was typed there. */
  onCaret: (file: string, path: readonly (string | number)[]) => void
  onSave: () => void
}

/** The texts of the draft. Each valid text that is typed is part of a step. */
export function DraftEditor(props: Props) {
  const { files, broken, target, onTarget, actions } = props
  const paths = [...files.keys()].sort()
  const file = target && files.has(target.file) ? target.file : (paths.find((path) => path === CONFIG_FILE) ?? paths[0])
  const [isInvalid, setIsInvalid] = useState(false)
  const [edited, setEdited] = useState<{ of: string | undefined; text: string | undefined }>()
  const brokenText = file === undefined ? undefined : broken.get(file)?.text
  const isBroken = brokenText !== undefined
  const repaired = isBroken && edited?.of === brokenText ? edited.text : undefined
  const host = useDraftEditor({
    ...props,
    file,
    onInvalid: setIsInvalid,
    onRepaired: (text) => setEdited({ of: brokenText, text }),
  })
  return (
    <div className="mqp-editor">
      <div className="mqp-line mqp-editor__head">
        <label className="mqp-note">
          File{' '}
          <select
            className="mqp-field"
            value={file}
            onChange={({ target }) => onTarget({ file: target.value, line: undefined })}
          >
            {paths.map((path) => (
              <option key={path}>{path}</option>
            ))}
          </select>
        </label>
        {isBroken && (
          <button
            type="button"
            className="mqp-chip mqp-chip--save"
            aria-disabled={repaired === undefined || undefined}
            onClick={() => file !== undefined && repaired !== undefined && actions.repair(file, repaired)}
          >
            Save the repaired text
          </button>
        )}
      </div>
      <p className="mqp-note" role="status">
        {isBroken
          ? brokenMessage(repaired)
          : isInvalid && 'This is not valid JSON. The draft keeps the last valid text.'}
      </p>
      {/* Keys typed here are no shortcuts of Compose: it sees only the host of the shadow root, which is no field. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the editor inside has the role */}
      <div
        ref={host}
        className="mqp-editor__text"
        onKeyDown={(event) => {
          if (isComposing(event) || event.key !== 'F6') event.stopPropagation()
        }}
      />
    </div>
  )
}

interface Options extends Omit<Props, 'onTarget'> {
  file: string | undefined
  onInvalid: (isInvalid: boolean) => void
  /** A broken document was edited. @param text undefined: it is not valid yet */
  onRepaired: (text: string | undefined) => void
}

/** @returns the element in which the editor is created */
function useDraftEditor({ files, broken, file, target, actions, onCaret, onSave, onInvalid, onRepaired }: Options) {
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(undefined)
  /** The last text of the editor that became a step. */
  const sent = useRef<string>(undefined)
  const brokenText = file === undefined ? undefined : broken.get(file)?.text
  const text = brokenText ?? (file === undefined ? undefined : files.get(file)) ?? ''
  const line = target?.file === file ? (target?.line ?? errorLine(brokenText)) : undefined

  const edit = useEffectEvent((currentText: string) => {
    if (file === undefined) return
    // The editor replaces all line ends by LF.
    const next = text.includes('\r\n') ? currentText.replaceAll('\n', '\r\n') : currentText
    const isInvalid = file.endsWith('.json') && !parseJsonDocument(next)
    onInvalid(isInvalid)
    if (brokenText !== undefined) return onRepaired(isInvalid ? undefined : next)
    if (isInvalid || next === text) return
    sent.current = next
    actions.perform(`Text of ${file}`, [{ file, text: next }], `text ${file}`)
  })
  const save = useEffectEvent(onSave)
  const caret = useEffectEvent((path: readonly (string | number)[]) => file !== undefined && onCaret(file, path))
  const create = useEffectEvent((code: typeof import('../../editor/openEditor'), slot: EditorSlot) => {
    if (file === undefined) return
    const created = code.openEditor({
      ...slot,
      path: file,
      text,
      problemsOf: (current) => validateFileText(file, current),
      onChange: (current) => edit(current),
      onSave: () => save(),
      onCaret: (path) => {
        if (created.hasFocus) caret(path)
      },
    })
    view.current = created
    goTo(created, line)
  })

  useEffect(() => {
    const element = host.current
    if (!element || file === undefined) return
    const cancel = loadEditor(element, (code, slot) => create(code, slot))
    return () => {
      cancel()
      view.current?.destroy()
      view.current = undefined
    }
  }, [file])
  // Undo, a form or another program changed the text.
  useEffect(() => {
    const { current } = view
    const isSent = text === sent.current
    // The same text may come again: by Redo.
    sent.current = undefined
    if (!current || isSent) return
    const shown = text.replaceAll('\r\n', '\n')
    const before = current.state.doc.toString()
    if (before === shown) return
    const { offset, length, content } = textEdit(before, shown)
    // The caret shows what undo and redo changed.
    const place = current.hasFocus ? {} : { selection: { anchor: offset }, scrollIntoView: true }
    current.dispatch({ changes: { from: offset, to: offset + length, insert: content }, ...place })
  }, [text])
  useEffect(() => {
    if (view.current && !view.current.hasFocus) goTo(view.current, line)
  }, [line])
  return host
}

const brokenMessage = (repaired: string | undefined) =>
  repaired === undefined
    ? 'This is the text on disk. It is not valid JSON: the marked line shows where.'
    : 'This is valid JSON now. Save it.'

/** The line of the first error of a text that is not valid JSON. */
function errorLine(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const errors: ParseError[] = []
  parse(text, errors)
  return text.slice(0, errors[0]?.offset).split('\n').length
}

function goTo(view: EditorView, line = 1): void {
  const at = view.state.doc.line(Math.min(line, view.state.doc.lines)).from
  view.dispatch({ selection: { anchor: at }, effects: EditorView.scrollIntoView(at, { y: 'start', yMargin: 40 }) })
}
