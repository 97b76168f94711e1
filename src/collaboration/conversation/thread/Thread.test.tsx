import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { field, loaded, mine, one, press, problem, show, type } from '../testing/conversationSite'

beforeEach(() => {
  localStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  cleanup()
})

describe('editing, deleting and resolving', () => {
  it('edits a comment and returns the focus to the button', async () => {
    const { sent } = show([one(1, 'Tpyo', mine), one(2, 'Of another')])
    await loaded()
    expect(screen.getAllByRole('button', { name: /^Edit or delete/ }).length).toBe(1)
    press(/^Edit or delete/)
    const editor = screen.getByRole('textbox', { name: 'Your edited comment' })
    type('Typo', editor)
    press('Save')
    expect(await screen.findByText('Typo', { selector: 'p' })).toBeTruthy()
    expect(sent).toEqual([['POST', 'comments/1/', { comment: 'Typo' }]])
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Edit or delete/)
  })

  it('deletes a comment after a confirmation and moves the focus to its neighbour', async () => {
    const { sent, fail } = show([one(1, 'Mine', mine), one(2, 'Beside')])
    await loaded()
    press(/^Edit or delete/)
    press(/^Delete:/)
    expect(sent).toEqual([])
    fail(500)
    press(/^Delete:/)
    expect((await problem()).textContent).toContain('Delete failed.')
    fail(undefined)
    screen.getByRole('button', { name: /^Delete:/ }).focus()
    press(/^Delete:/)
    await waitFor(() => expect(screen.queryByText('Mine')).toBeNull())
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Comment by mk/))
    expect(screen.getByText('Deleted.')).toBeTruthy()
  })

  it('focuses the safe choice of the confirmation', async () => {
    show([one(1, 'Mine', mine)])
    await loaded()
    press(/^Edit or delete/)
    press(/^Delete:/)
    expect(document.activeElement?.textContent).toBe('Keep')
  })

  it('confirms Cancel only if text would be lost', async () => {
    show([one(1, 'Question')])
    await loaded()
    press(/^Reply/)
    press('Cancel')
    expect(screen.queryByRole('textbox', { name: 'Your reply to mk' })).toBeNull()
    press(/^Reply/)
    type('Half an answer', screen.getByRole('textbox', { name: 'Your reply to mk' }))
    press('Cancel')
    expect(document.activeElement?.textContent).toBe('Keep writing')
    press('Keep writing')
    const reply = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your reply to mk' })
    expect(document.activeElement).toBe(reply)
    expect(reply.value).toBe('Half an answer')
    press('Cancel')
    press('Discard')
    expect(screen.queryByRole('textbox', { name: 'Your reply to mk' })).toBeNull()
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Reply: Comment by mk'))
  })

  it('does not allow deleting a comment with replies', async () => {
    show([one(1, 'Mine', mine), one(2, 'Reply', { parent: 1 })])
    await loaded()
    press(/^Edit or delete/)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Delete:/ }).disabled).toBe(true)
    expect(screen.getByText('A comment with replies cannot be deleted.')).toBeTruthy()
  })

  it('resolves optimistically, blocks other changes of the comment meanwhile, and reverts on failure', async () => {
    const { hold, fail, sent } = show([one(1, 'Settle', mine), one(2, 'Other')])
    await loaded()
    const own = () => within(screen.getByRole('article', { name: /Comment by ada/ }))
    const go = hold()
    fireEvent.click(own().getByRole('button', { name: /^Mark as Done/ }))
    expect(await own().findByText('DONE')).toBeTruthy()
    expect(
      own()
        .getByRole('button', { name: /^Reopen/ })
        .getAttribute('aria-busy'),
    ).toBe('true')
    fireEvent.click(own().getByRole('button', { name: /^Reopen/ }))
    expect(sent.length).toBe(1)
    fail(500)
    go()
    expect(await own().findByRole('button', { name: /^Mark as Done/ })).toBeTruthy()
    expect(await screen.findByText('Resolve failed.')).toBeTruthy()
    fail(undefined)
    fireEvent.click(own().getByRole('button', { name: /^Mark as Done/ }))
    expect(await own().findByRole('button', { name: /^Reopen/ })).toBeTruthy()
    expect(await screen.findByText('Marked as done.')).toBeTruthy()
  })

  it('removes a resolved conversation from the active ones and moves the focus', async () => {
    show([one(1, 'Settle'), one(2, 'Stay')], { at: '/?conversations=active' })
    await loaded()
    const button = within(screen.getByText('Settle').closest('article') as HTMLElement).getByRole('button', {
      name: /^Mark as Done/,
    })
    button.focus()
    fireEvent.click(button)
    await waitFor(() => expect(screen.queryByText('Settle')).toBeNull())
    expect(document.activeElement?.textContent).toContain('Stay')
  })

  it('shows the current state and a message after a 403', async () => {
    const { fail, publish, list } = show([one(1, 'Old')])
    await loaded()
    type('Not allowed')
    fail(403)
    publish([one(2, 'Meanwhile', mine), ...list()])
    press('Post')
    expect((await problem()).textContent).toContain('You don’t have permission to do that any more.')
    expect(await screen.findByText('Meanwhile')).toBeTruthy()
    expect(field().value).toBe('Not allowed')
  })

  it('keeps the reply to a deleted comment', async () => {
    const { fail, publish } = show([one(1, 'Going'), one(2, 'Staying', mine)])
    await loaded()
    press('Reply: Comment by mk')
    const reply = screen.getByRole('textbox', { name: 'Your reply to mk' })
    type('My words', reply)
    fail(404)
    publish([one(2, 'Staying', mine)])
    fireEvent.keyDown(reply, { key: 'Enter', ctrlKey: true })
    await waitFor(() => expect(screen.queryByText('Going')).toBeNull())
    await waitFor(() => expect(field().value).toBe('My words'))
    expect(await screen.findByText(/The comment that you replied to no longer exists/)).toBeTruthy()
  })
})
