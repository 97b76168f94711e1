import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Comment } from '../../../generated/types'
import { focusComposer } from '../Conversations'
import { field, loaded, mine, one, press, problem, show, type } from '../testing/conversationSite'

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
    const { sent, hold, content } = show([one(1, 'Old')])
    await loaded()
    type('  ')
    press('Post')
    expect(sent).toEqual([])
    type(' Hello ')
    const go = hold()
    press('Post')
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Posting…' })
    expect(button.disabled).toBe(true)
    fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true })
    go()
    expect(await screen.findByText('Hello')).toBeTruthy()
    expect(sent).toEqual([['POST', 'comments/', { content_id: content, content_type: 'collection', comment: 'Hello' }]])
    await waitFor(() => expect(field().value).toBe(''))
    expect(document.activeElement).toBe(field())
    expect(screen.getByText('Posted.')).toBeTruthy()
    expect(localStorage.length).toBe(0)
  })

  it('prefixes the time code unless it is removed', async () => {
    let now: number | undefined
    const { sent } = show([one(1, 'Old')], { props: { moment: () => now, onSeek: () => {} } })
    await loaded()
    expect(screen.queryByText(/^at /)).toBeNull()
    now = 83.7
    expect(focusComposer()).toBe(true)
    expect(await screen.findByText('at 00:01:23')).toBeTruthy()
    type('Too dark')
    now = 99
    fireEvent.keyDown(field(), { key: 'Enter', metaKey: true })
    await screen.findByText('Too dark')
    expect(await screen.findByText('at 00:01:39')).toBeTruthy()
    type('No moment')
    press(/^at 00:01:39/)
    fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true })
    await waitFor(() => expect(sent.length).toBe(2))
    expect(sent.map(([, , body]) => (body as Comment).comment)).toEqual(['00:01:23 Too dark', 'No moment'])
  })

  it('keeps the text of a failed post, shows the error, and retries', async () => {
    const { fail, sent } = show([one(1, 'Old')])
    await loaded()
    type('Keep me')
    fail(500)
    press('Post')
    expect((await problem()).textContent).toContain('Post failed. Your text is saved.')
    expect(field().value).toBe('Keep me')
    fail(undefined)
    press('Try again')
    expect(await screen.findByText('Keep me', { selector: 'p' })).toBeTruthy()
    expect(screen.queryByText(/Your text is kept/)).toBeNull()
    expect(sent.length).toBe(2)
  })

  it('removes a draft that the service received although the response was lost', async () => {
    const { fail, publish, list } = show([one(1, 'Old')])
    await loaded()
    type('Arrived')
    fail('network')
    publish([one(7, 'Arrived', mine), ...list()])
    press('Post')
    expect(await screen.findByText('Arrived', { selector: 'p' })).toBeTruthy()
    await waitFor(() => expect(field().value).toBe(''))
    expect(screen.queryByText(/Your text is kept/)).toBeNull()
  })

  it('closes the editor of an edit that the service received although the response was lost', async () => {
    const page = show([one(1, 'Befor', mine)])
    fireEvent.click(await screen.findByRole('button', { name: /Edit or delete/ }))
    fireEvent.change(screen.getByLabelText('Your edited comment'), { target: { value: 'Before' } })
    page.fail('network')
    page.publish([one(1, 'Before', mine)])
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Before', { selector: 'p' })
    expect(screen.queryByLabelText('Your edited comment')).toBeNull()
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Edit or delete/))
  })

  it('replies to the first comment and returns the focus to Reply', async () => {
    const { sent } = show([one(1, 'Question')])
    await loaded()
    press('Reply: Comment by mk')
    const reply = screen.getByRole('textbox', { name: 'Your reply to mk' })
    await waitFor(() => expect(document.activeElement).toBe(reply))
    type('Answer', reply)
    fireEvent.keyDown(reply, { key: 'Enter', ctrlKey: true })
    expect(await screen.findByText('Answer', { selector: 'p' })).toBeTruthy()
    expect(sent[0]?.[1]).toBe('comments/1/reply/')
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Reply: Comment by mk'))
    expect(screen.getAllByRole('button', { name: /^Reply:/ }).length).toBe(1)
  })

  it('shows the error of a failed reply', async () => {
    const { fail } = show([one(1, 'Question')])
    await loaded()
    press('Reply: Comment by mk')
    const reply = screen.getByRole('textbox', { name: 'Your reply to mk' })
    type('Answer', reply)
    fail(500)
    fireEvent.keyDown(reply, { key: 'Enter', ctrlKey: true })
    expect((await problem()).textContent).toContain('Reply failed. Your text is saved.')
  })

  it('leaves the field on Escape and keeps the text', async () => {
    show([one(1, 'Old')])
    await loaded()
    type('Half')
    fireEvent.keyDown(field(), { key: 'Escape' })
    expect(document.activeElement).not.toBe(field())
    expect(document.activeElement).not.toBe(document.body)
    expect(field().value).toBe('Half')
  })
})

describe('while a change is in flight (spec part 2, section 4)', () => {
  const reply = () => {
    press('Reply: Comment by mk')
    type('Answer', screen.getByRole('textbox', { name: 'Your reply to mk' }))
    press('Reply')
  }
  const edit = () => {
    press(/^Edit or delete/)
    type('Changed', screen.getByRole('textbox', { name: 'Your edited comment' }))
    press('Save')
  }
  const remove = () => {
    press(/^Edit or delete/)
    press(/^Delete:/)
    press(/^Delete:/)
  }
  it.each([
    ['a reply', 'POST comments/2/reply/', reply],
    ['an edit', 'POST comments/1/', edit],
    ['a deletion', 'DELETE comments/1/', remove],
    ['a resolve', 'POST comments/2/resolve/', () => press('Mark as Done: Comment by mk')],
  ])('disables Post and Ctrl+Enter during %s', async (_, request, change) => {
    const { sent, hold } = show([one(1, 'Mine', mine), one(2, 'Theirs')])
    await loaded()
    type('New')
    const go = hold()
    change()
    const post = screen.getByRole<HTMLButtonElement>('button', { name: 'Post' })
    expect(post.disabled).toBe(true)
    fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true })
    await waitFor(() => expect(sent.map(([method, path]) => `${method} ${path}`)).toEqual([request]))
    go()
    await waitFor(() => expect(post.disabled).toBe(false))
    expect(field().value).toBe('New')
    press('Post')
    await waitFor(() => expect(sent).toHaveLength(2))
  })

  it('disables Save during a post', async () => {
    const { hold } = show([one(1, 'Mine', mine)])
    await loaded()
    press(/^Edit or delete/)
    type('New')
    const go = hold()
    press('Post')
    const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })
    expect(save.disabled).toBe(true)
    go()
    await waitFor(() => expect(save.disabled).toBe(false))
  })
})

describe('drafts', () => {
  it('restores each draft after a reload', async () => {
    const comments = [one(1, 'Mine', mine), one(2, 'Theirs')]
    const { content } = show(comments)
    await loaded()
    type('New')
    press('Reply: Comment by mk')
    type('Reply', screen.getByRole('textbox', { name: 'Your reply to mk' }))
    press(/^Edit or delete/)
    type('Edit', screen.getByRole('textbox', { name: 'Your edited comment' }))
    cleanup()
    show(comments, { id: content })
    await loaded()
    expect(
      screen
        .getAllByRole<HTMLTextAreaElement>('textbox')
        .map(({ value }) => value)
        .sort(),
    ).toEqual(['Edit', 'New', 'Reply'])
  })

  it('separates drafts by content', async () => {
    show([one(1, 'Old')])
    await loaded()
    type('Of this one')
    cleanup()
    show([one(1, 'Old')])
    await loaded()
    expect(field().value).toBe('')
  })
})
