import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  aComment,
  clickButton,
  findArticles,
  findComposerProblem,
  getComposerField,
  OWN_COMMENT_FIELDS,
  renderConversations,
  typeComment,
} from '../testing/conversationSite'

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
    const { sent } = renderConversations([aComment(1, 'Tpyo', OWN_COMMENT_FIELDS), aComment(2, 'Of another')])
    await findArticles()
    expect(screen.getAllByRole('button', { name: /^Edit or delete/ }).length).toBe(1)
    clickButton(/^Edit or delete/)
    const editor = screen.getByRole('textbox', { name: 'Your edited comment' })
    typeComment('Typo', editor)
    clickButton('Save')
    expect(await screen.findByText('Typo', { selector: 'p' })).toBeTruthy()
    expect(sent).toEqual([['POST', 'comments/1/', { comment: 'Typo' }]])
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Edit or delete/)
  })

  it('deletes a comment after a confirmation and moves the focus to its neighbour', async () => {
    const { sent, fail } = renderConversations([aComment(1, 'Mine', OWN_COMMENT_FIELDS), aComment(2, 'Beside')])
    await findArticles()
    clickButton(/^Edit or delete/)
    clickButton(/^Delete:/)
    expect(sent).toEqual([])
    fail(500)
    clickButton(/^Delete:/)
    expect((await findComposerProblem()).textContent).toContain('Delete failed.')
    fail(undefined)
    screen.getByRole('button', { name: /^Delete:/ }).focus()
    clickButton(/^Delete:/)
    await waitFor(() => expect(screen.queryByText('Mine')).toBeNull())
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Comment by mk/))
    expect(screen.getByText('Deleted.')).toBeTruthy()
  })

  it('focuses Keep, not Delete, in the confirmation', async () => {
    renderConversations([aComment(1, 'Mine', OWN_COMMENT_FIELDS)])
    await findArticles()
    clickButton(/^Edit or delete/)
    clickButton(/^Delete:/)
    expect(document.activeElement?.textContent).toBe('Keep')
  })

  it('asks for confirmation after Cancel only if the reply contains text', async () => {
    renderConversations([aComment(1, 'Question')])
    await findArticles()
    clickButton(/^Reply/)
    clickButton('Cancel')
    expect(screen.queryByRole('textbox', { name: 'Your reply to mk' })).toBeNull()
    clickButton(/^Reply/)
    typeComment('Half an answer', screen.getByRole('textbox', { name: 'Your reply to mk' }))
    clickButton('Cancel')
    expect(document.activeElement?.textContent).toBe('Keep writing')
    clickButton('Keep writing')
    const reply = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your reply to mk' })
    expect(document.activeElement).toBe(reply)
    expect(reply.value).toBe('Half an answer')
    clickButton('Cancel')
    clickButton('Discard')
    expect(screen.queryByRole('textbox', { name: 'Your reply to mk' })).toBeNull()
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Reply: Comment by mk'))
  })

  it('does not allow deleting a comment with replies', async () => {
    renderConversations([aComment(1, 'Mine', OWN_COMMENT_FIELDS), aComment(2, 'Reply', { parent: 1 })])
    await findArticles()
    clickButton(/^Edit or delete/)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Delete:/ }).disabled).toBe(true)
    expect(screen.getByText('A comment with replies cannot be deleted.')).toBeTruthy()
  })

  it('resolves optimistically, blocks other changes of the comment meanwhile, and reverts on failure', async () => {
    const { hold, fail, sent } = renderConversations([aComment(1, 'Settle', OWN_COMMENT_FIELDS), aComment(2, 'Other')])
    await findArticles()
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

  it('removes a resolved conversation from the filter Active and focuses the next conversation', async () => {
    renderConversations([aComment(1, 'Settle'), aComment(2, 'Stay')], { address: '/?conversations=active' })
    await findArticles()
    const button = within(screen.getByText('Settle').closest('article') as HTMLElement).getByRole('button', {
      name: /^Mark as Done/,
    })
    button.focus()
    fireEvent.click(button)
    await waitFor(() => expect(screen.queryByText('Settle')).toBeNull())
    expect(document.activeElement?.textContent).toContain('Stay')
  })

  it('shows the current state and a message after a 403', async () => {
    const { fail, publish, list } = renderConversations([aComment(1, 'Old')])
    await findArticles()
    typeComment('Not allowed')
    fail(403)
    publish([aComment(2, 'Meanwhile', OWN_COMMENT_FIELDS), ...list()])
    clickButton('Post')
    expect((await findComposerProblem()).textContent).toContain('You don’t have permission to do that any more.')
    expect(await screen.findByText('Meanwhile')).toBeTruthy()
    expect(getComposerField().value).toBe('Not allowed')
  })

  it('moves the text of a reply into the comment field if the comment was deleted before the post', async () => {
    const { fail, publish } = renderConversations([aComment(1, 'Going'), aComment(2, 'Staying', OWN_COMMENT_FIELDS)])
    await findArticles()
    clickButton('Reply: Comment by mk')
    const reply = screen.getByRole('textbox', { name: 'Your reply to mk' })
    typeComment('My words', reply)
    fail(404)
    publish([aComment(2, 'Staying', OWN_COMMENT_FIELDS)])
    fireEvent.keyDown(reply, { key: 'Enter', ctrlKey: true })
    await waitFor(() => expect(screen.queryByText('Going')).toBeNull())
    await waitFor(() => expect(getComposerField().value).toBe('My words'))
    expect(await screen.findByText(/The comment that you replied to no longer exists/)).toBeTruthy()
  })
})
