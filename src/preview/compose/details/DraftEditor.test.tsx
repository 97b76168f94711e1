import { EditorView } from '@codemirror/view'
import { act, render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { SiteOperation } from '../../../tools/edit/editSite'
import type { ComposeActions } from '../useComposeActions'
import { DraftEditor } from './DraftEditor'

const openedEditor = (container: HTMLElement) =>
  vi.waitFor(() => {
    const host = container.querySelector('.mqp-editor__text')
    const element = host?.shadowRoot?.querySelector<HTMLElement>('.cm-editor')
    return (element && EditorView.findFromDOM(element)) ?? expect.unreachable('no editor')
  })

test('keeps the caret beside a change that undo makes elsewhere', async () => {
  const editor = (text: string) => (
    <DraftEditor
      files={new Map([['brand.css', text]])}
      broken={new Map()}
      target={{ file: 'brand.css', line: undefined }}
      onTarget={vi.fn()}
      actions={{} as ComposeActions}
      onCaret={vi.fn()}
      onSave={vi.fn()}
    />
  )
  const { container, rerender } = render(editor('a {}\nb {}\nc {}'))
  const view = await openedEditor(container)
  rerender(editor('a {}\nb { top: 0 }\nc {}'))
  expect(view.state.doc.toString()).toBe('a {}\nb { top: 0 }\nc {}')
  expect(view.state.doc.lineAt(view.state.selection.main.head).number).toBe(2)
  vi.spyOn(view, 'hasFocus', 'get').mockReturnValue(true)
  view.dispatch({ selection: { anchor: 2 } })
  rerender(editor('a {}\nb {}\nc {}'))
  expect(view.state.selection.main.head).toBe(2)
})

test('shows a text that was typed, undone and redone', async () => {
  const performed: SiteOperation[] = []
  const perform = (_: string, operations: readonly SiteOperation[]) => performed.push(...operations) > 0
  const editor = (text: string) => (
    <DraftEditor
      files={new Map([['brand.css', text]])}
      broken={new Map()}
      target={{ file: 'brand.css', line: undefined }}
      onTarget={vi.fn()}
      actions={{ perform } as unknown as ComposeActions}
      onCaret={vi.fn()}
      onSave={vi.fn()}
    />
  )
  const { container, rerender } = render(editor('a {}'))
  const view = await openedEditor(container)
  act(() => view.dispatch({ changes: { from: 0, to: 4, insert: 'b {}' } }))
  expect(performed).toEqual([{ file: 'brand.css', text: 'b {}' }])
  rerender(editor('b {}'))
  rerender(editor('a {}'))
  expect(view.state.doc.toString()).toBe('a {}')
  rerender(editor('b {}'))
  expect(view.state.doc.toString()).toBe('b {}')
})
