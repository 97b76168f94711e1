import { EditorView } from '@codemirror/view'
import { act, render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { SiteOperation } from '../../../tools/edit/editSite'
import type { ComposeActions } from '../useComposeActions'
import { DraftEditor } from './DraftEditor'

test('shows a text that was typed, undone and redone', async () => {
  const performed: SiteOperation[] = []
  const perform = (_: string, operations: readonly SiteOperation[]) => performed.push(...operations) > 0
  const editor = (text: string) => (
    <DraftEditor
      files={new Map([['brand.css', text]])}
      target={{ file: 'brand.css', line: undefined }}
      onTarget={vi.fn()}
      actions={{ perform } as unknown as ComposeActions}
      onCaret={vi.fn()}
      onSave={vi.fn()}
    />
  )
  const { container, rerender } = render(editor('a {}'))
  const view = await vi.waitFor(() => {
    const host = container.querySelector('.mqp-editor__text')
    const element = host?.shadowRoot?.querySelector<HTMLElement>('.cm-editor')
    return (element && EditorView.findFromDOM(element)) ?? expect.unreachable('no editor')
  })
  act(() => view.dispatch({ changes: { from: 0, to: 4, insert: 'b {}' } }))
  expect(performed).toEqual([{ file: 'brand.css', text: 'b {}' }])
  rerender(editor('b {}'))
  rerender(editor('a {}'))
  expect(view.state.doc.toString()).toBe('a {}')
  rerender(editor('b {}'))
  expect(view.state.doc.toString()).toBe('b {}')
})
