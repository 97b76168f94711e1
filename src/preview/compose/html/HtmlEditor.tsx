import type { Command, Transaction } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { sanitise } from '../../../ui/html/sanitise'
import { HtmlTools } from './HtmlTools'
import { createHtmlState } from './htmlState'
import { type ParsedHtml, parseHtml } from './parseHtml'
import { writeHtml } from './writeHtml'

interface Props {
  id: string
  label: string
  describedBy: string
  isInvalid: boolean
  html: string
  onChange: (html: string) => void
}

/** Marks a change that was made elsewhere, such as undo. */
const EXTERNAL_CHANGE = 'elsewhere'

/** Edits HTML as visitors see it. Markup that it does not know stays as it is in the source. */
export function HtmlEditor({ id, label, describedBy, isInvalid, html, onChange }: Props) {
  const [first] = useState(() => parseHtml(html))
  const [state, setState] = useState(() => createHtmlState(first.doc))
  const [initial] = useState(state)
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(undefined)
  /** The HTML before all changes, and the HTML that was written last. */
  const original = useRef<ParsedHtml>(first)
  const written = useRef(html)

  const apply = useEffectEvent((transaction: Transaction) => {
    if (!view.current) return
    const next = view.current.state.apply(transaction)
    view.current.updateState(next)
    setState(next)
    if (!transaction.docChanged || transaction.getMeta(EXTERNAL_CHANGE)) return
    written.current = writeHtml(original.current, next.doc)
    onChange(written.current)
  })
  useEffect(() => {
    const created = new EditorView(place.current, {
      state: initial,
      dispatchTransaction: (transaction) => apply(transaction),
      // Styles, classes and scripts of other pages.
      transformPastedHTML: (pasted) => String(sanitise(pasted)),
    })
    view.current = created
    return () => created.destroy()
  }, [initial])
  useEffect(() => {
    view.current?.setProps({
      attributes: {
        id,
        class: 'mqp-html__text',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-describedby': describedBy,
        'aria-invalid': String(isInvalid),
      },
    })
  }, [id, label, describedBy, isInvalid])
  useEffect(() => {
    if (!view.current || html === written.current) return
    original.current = parseHtml(html)
    written.current = html
    const { tr, doc } = view.current.state
    view.current.dispatch(
      tr.replaceWith(0, doc.content.size, original.current.doc.content).setMeta(EXTERNAL_CHANGE, true),
    )
  }, [html])

  const run = (command: Command) => {
    if (!view.current) return
    command(view.current.state, view.current.dispatch)
    view.current.focus()
  }
  return (
    <>
      <HtmlTools state={state} onCommand={run} />
      <div ref={place} className="mqp-html__place" />
    </>
  )
}
