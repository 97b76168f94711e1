import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Comment } from '../../../generated/types'
import { focusComposer } from '../Conversations'
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

describe('writing', () => {
  it('posts once, shows the comment, clears the field and keeps the focus; does not send empty text', async () => {
    const { sent, hold, content } = renderConversations([aComment(1, 'Old')])
    await findArticles()
    typeComment('  ')
    clickButton('Post')
    expect(sent).toEqual([])
    typeComment(' Hello ')
    const go = hold()
    clickButton('Post')
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Posting…' })
    expect(button.disabled).toBe(true)
    fireEvent.keyDown(getComposerField(), { key: 'Enter', ctrlKey: true })
    go()
    expect(await screen.findByText('Hello')).toBeTruthy()
    expect(sent).toEqual([['POST', 'comments/', { content_id: content, content_type: 'collection', comment: 'Hello' }]])
    await waitFor(() => expect(getComposerField().value).toBe(''))
    expect(document.activeElement).toBe(getComposerField())
    expect(screen.getByText('Posted.')).toBeTruthy()
    expect(localStorage.length).toBe(0)
  })

  it('adds the current time code before the comment unless the visitor removes it', async () => {
    let now: number | undefined
    const { sent } = renderConversations([aComment(1, 'Old')], { props: { moment: () => now, onSeek: () => {} } })
    await findArticles()
    expect(screen.queryByText(/^at /)).toBeNull()
    now = 83.7
    expect(focusComposer()).toBe(true)
    expect(await screen.findByText('at 00:01:23')).toBeTruthy()
    typeComment('Too dark')
    now = 99
    fireEvent.keyDown(getComposerField(), { key: 'Enter', metaKey: true })
    await screen.findByText('Too dark')
    expect(await screen.findByText('at 00:01:39')).toBeTruthy()
    typeComment('No moment')
    clickButton(/^at 00:01:39/)
    fireEvent.keyDown(getComposerField(), { key: 'Enter', ctrlKey: true })
    await waitFor(() => expect(sent.length).toBe(2))
    expect(sent.map(([, , body]) => (body as Comment).comment)).toEqual(['00:01:23 Too dark', 'No moment'])
  })

  it('keeps the text of a failed post, shows the error, and retries', async () => {
    const { fail, sent } = renderConversations([aComment(1, 'Old')])
    await findArticles()
    typeComment('Keep me')
    fail(500)
    clickButton('Post')
    expect((await findComposerProblem()).textContent).toContain('Post failed. Your text is saved.')
    expect(getComposerField().value).toBe('Keep me')
    fail(undefined)
    clickButton('Try again')
    expect(await screen.findByText('Keep me', { selector: 'p' })).toBeTruthy()
    expect(screen.queryByText(/Your text is kept/)).toBeNull()
    expect(sent.length).toBe(2)
  })

  it('removes a draft that the service received although the response was lost', async () => {
    const { fail, publish, list } = renderConversations([aComment(1, 'Old')])
    await findArticles()
    typeComment('Arrived')
    fail('network')
    publish([aComment(7, 'Arrived', OWN_COMMENT_FIELDS), ...list()])
    clickButton('Post')
    expect(await screen.findByText('Arrived', { selector: 'p' })).toBeTruthy()
    await waitFor(() => expect(getComposerField().value).toBe(''))
    expect(screen.queryByText(/Your text is kept/)).toBeNull()
  })

  it('closes the editor of an edit that the service received although the response was lost', async () => {
    const page = renderConversations([aComment(1, 'Befor', OWN_COMMENT_FIELDS)])
    fireEvent.click(await screen.findByRole('button', { name: /Edit or delete/ }))
    fireEvent.change(screen.getByLabelText('Your edited comment'), { target: { value: 'Before' } })
    page.fail('network')
    page.publish([aComment(1, 'Before', OWN_COMMENT_FIELDS)])
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Before', { selector: 'p' })
    expect(screen.queryByLabelText('Your edited comment')).toBeNull()
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Edit or delete/))
  })

  it('replies to the first comment and returns the focus to Reply', async () => {
    const { sent } = renderConversations([aComment(1, 'Question')])
    await findArticles()
    clickButton('Reply: Comment by mk')
    const reply = screen.getByRole('textbox', { name: 'Your reply to mk' })
    await waitFor(() => expect(document.activeElement).toBe(reply))
    typeComment('Answer', reply)
    fireEvent.keyDown(reply, { key: 'Enter', ctrlKey: true })
    expect(await screen.findByText('Answer', { selector: 'p' })).toBeTruthy()
    expect(sent[0]?.[1]).toBe('comments/1/reply/')
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Reply: Comment by mk'))
    expect(screen.getAllByRole('button', { name: /^Reply:/ }).length).toBe(1)
  })

  it('shows the error of a failed reply', async () => {
    const { fail } = renderConversations([aComment(1, 'Question')])
    await findArticles()
    clickButton('Reply: Comment by mk')
    const reply = screen.getByRole('textbox', { name: 'Your reply to mk' })
    typeComment('Answer', reply)
    fail(500)
    fireEvent.keyDown(reply, { key: 'Enter', ctrlKey: true })
    expect((await findComposerProblem()).textContent).toContain('Reply failed. Your text is saved.')
  })

  it('leaves the field on Escape and keeps the text', async () => {
    renderConversations([aComment(1, 'Old')])
    await findArticles()
    typeComment('Half')
    fireEvent.keyDown(getComposerField(), { key: 'Escape' })
    expect(document.activeElement).not.toBe(getComposerField())
    expect(document.activeElement).not.toBe(document.body)
    expect(getComposerField().value).toBe('Half')
  })
})

describe('while a change is in flight (spec part 2, section 4)', () => {
  const reply = () => {
    clickButton('Reply: Comment by mk')
    typeComment('Answer', screen.getByRole('textbox', { name: 'Your reply to mk' }))
    clickButton('Reply')
  }
  const edit = () => {
    clickButton(/^Edit or delete/)
    typeComment('Changed', screen.getByRole('textbox', { name: 'Your edited comment' }))
    clickButton('Save')
  }
  const remove = () => {
    clickButton(/^Edit or delete/)
    clickButton(/^Delete:/)
    clickButton(/^Delete:/)
  }
  it.each([
    ['a reply', 'POST comments/2/reply/', reply],
    ['an edit', 'POST comments/1/', edit],
    ['a deletion', 'DELETE comments/1/', remove],
    ['a resolve', 'POST comments/2/resolve/', () => clickButton('Mark as Done: Comment by mk')],
  ])('disables Post and Ctrl+Enter during %s', async (_, request, change) => {
    const { sent, hold } = renderConversations([aComment(1, 'Mine', OWN_COMMENT_FIELDS), aComment(2, 'Theirs')])
    await findArticles()
    typeComment('New')
    const go = hold()
    change()
    const post = screen.getByRole<HTMLButtonElement>('button', { name: 'Post' })
    expect(post.disabled).toBe(true)
    fireEvent.keyDown(getComposerField(), { key: 'Enter', ctrlKey: true })
    await waitFor(() => expect(sent.map(([method, path]) => `${method} ${path}`)).toEqual([request]))
    go()
    await waitFor(() => expect(post.disabled).toBe(false))
    expect(getComposerField().value).toBe('New')
    clickButton('Post')
    await waitFor(() => expect(sent).toHaveLength(2))
  })

  it('disables Save while a new comment is being posted', async () => {
    const { hold } = renderConversations([aComment(1, 'Mine', OWN_COMMENT_FIELDS)])
    await findArticles()
    clickButton(/^Edit or delete/)
    typeComment('New')
    const go = hold()
    clickButton('Post')
    const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })
    expect(save.disabled).toBe(true)
    go()
    await waitFor(() => expect(save.disabled).toBe(false))
  })
})

describe('drafts', () => {
  it('restores each draft after a reload', async () => {
    const comments = [aComment(1, 'Mine', OWN_COMMENT_FIELDS), aComment(2, 'Theirs')]
    const { content } = renderConversations(comments)
    await findArticles()
    typeComment('New')
    clickButton('Reply: Comment by mk')
    typeComment('Reply', screen.getByRole('textbox', { name: 'Your reply to mk' }))
    clickButton(/^Edit or delete/)
    typeComment('Edit', screen.getByRole('textbox', { name: 'Your edited comment' }))
    cleanup()
    renderConversations(comments, { id: content })
    await findArticles()
    expect(
      screen
        .getAllByRole<HTMLTextAreaElement>('textbox')
        .map(({ value }) => value)
        .sort(),
    ).toEqual(['Edit', 'New', 'Reply'])
  })

  it('separates drafts by content', async () => {
    renderConversations([aComment(1, 'Old')])
    await findArticles()
    typeComment('Of this one')
    cleanup()
    renderConversations([aComment(1, 'Old')])
    await findArticles()
    expect(getComposerField().value).toBe('')
  })
})
