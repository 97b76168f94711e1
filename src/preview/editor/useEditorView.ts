import type { EditorView } from '@codemirror/view'
import { useEffect, useEffectEvent, useRef } from 'react'
import { type EditorSlot, loadEditor } from './loadEditor'
import type { SiteDocument } from './useSiteDocument'
import { validateFileText } from './validateFileText'

/**
 * Creates an editor view for each opened document, in a shadow root of the host element.
 * @param target if it is the opened document, the view gets the focus at this line
 */
export function useEditorView(
  { path, text, openCount, edit, save }: SiteDocument,
  target: { file: string; line?: number } | undefined,
  onCaret: (file: string, steps: readonly (string | number)[]) => void,
) {
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(undefined)
  const currentText = () => view.current?.state.doc.toString()
  const onChange = useEffectEvent(edit)
  const onSave = useEffectEvent(() => void save(currentText()))
  const onMove = useEffectEvent(onCaret)

  const create = useEffectEvent((code: typeof import('./openEditor'), slot: EditorSlot) => {
    if (path === undefined) return
    const created = code.openEditor({
      ...slot,
      path,
      text,
      problemsOf: (current) => validateFileText(path, current),
      onChange: (current) => onChange(path, current),
      onSave,
      onCaret: (steps) => onMove(path, steps),
    })
    view.current = created
    if (target?.file === path) goTo(created, target.line)
  })
  // Saving changes the version but keeps the editor: only opening a document (openCount) creates another one.
  useEffect(() => {
    const element = host.current
    if (!element || path === undefined) return
    const cancel = loadEditor(element, (code, slot) => create(code, slot))
    return () => {
      cancel()
      view.current?.destroy()
      view.current = undefined
    }
  }, [path, openCount])

  return { host, currentText, focus: () => view.current?.focus() }
}

function goTo(view: EditorView, line = 1): void {
  const at = view.state.doc.line(Math.min(line, view.state.doc.lines)).from
  view.dispatch({ selection: { anchor: at }, scrollIntoView: true })
  view.focus()
}
