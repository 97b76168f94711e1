import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { POLL_INTERVAL_MS } from './conversationContext'
import {
  aComment,
  clickButton,
  findArticles,
  getArticleLabels,
  getComposerField,
  OWN_COMMENT_FIELDS,
  renderConversations,
  typeComment,
} from './testing/conversationSite'

beforeEach(() => {
  localStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  cleanup()
})

describe('reading', () => {
  it('shows the empty state', async () => {
    renderConversations([], { can: ['read'] })
    expect(await screen.findByText('No conversations have started.')).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('shows conversations with replies and roles, without actions for readers', async () => {
    renderConversations(
      [
        aComment(1, 'First', OWN_COMMENT_FIELDS),
        aComment(2, 'Reply', { parent: 1, created_by: { username: 'jr' } }),
        aComment(3, 'Second'),
      ],
      {
        can: ['read'],
      },
    )
    await findArticles()
    expect(getArticleLabels().map((each) => each?.split(',')[0])).toEqual([
      'Comment by mk',
      'Comment by ada',
      'Comment by jr',
    ])
    expect(screen.getByText('You')).toBeTruthy()
    expect(screen.getByText('Owner')).toBeTruthy()
    expect(screen.getByText('External')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Reply|Mark as Done|Edit/ })).toBeNull()
  })

  it('shows an error and retries when the list fails to load', async () => {
    const { answers, base } = renderConversations([aComment(1, 'Hi')], {
      before: (answers) => (answers[Object.keys(answers)[0] ?? ''] = 500),
    })
    expect(await screen.findByText('The conversations did not load.')).toBeTruthy()
    answers[base] = { data: [aComment(1, 'Hi')] }
    clickButton('Try again')
    expect(await screen.findByText('Hi')).toBeTruthy()
  })

  test.each([
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script>',
    '\u202eevil & "quotes" {{7*7}} %3Cb%3E',
    '[a](javascript:alert(1)) javascript:alert(1)',
    '\ud800 lone',
  ])('renders a comment as text: %j', async (text) => {
    renderConversations([aComment(1, text, { created_by: { username: text } })], { props: { onSeek: () => {} } })
    const [article] = await findArticles()
    expect(article?.querySelector('.mq-comment__text')?.textContent).toBe(text)
    expect(article?.querySelector('img, script, a')).toBeNull()
  })

  it('stores the filter in the address, requests the filtered comments, and still counts all comments', async () => {
    const { requested, address, base } = renderConversations([
      aComment(1, 'Open'),
      aComment(2, 'Closed', { is_resolved: true }),
    ])
    await findArticles()
    clickButton(/^Completed/)
    await waitFor(() => expect(screen.queryByText('Open')).toBeNull())
    expect(screen.getByText('Closed')).toBeTruthy()
    expect(address()).toBe('?conversations=completed')
    clickButton(/^Active/)
    expect(await screen.findByText('Open')).toBeTruthy()
    clickButton(/^All/)
    expect(address()).toBe('')
    expect(requested.filter((path) => path.startsWith('comments'))).toEqual([
      base,
      `${base}&resolved=true`,
      `${base}&resolved=false`,
    ])
    expect(screen.getByRole('button', { name: 'All 2' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Active 1' })).toBeTruthy()
  })

  it('hides the replies of a resolved conversation, and minimises it to one line', async () => {
    renderConversations([aComment(1, 'Done this', { is_resolved: true }), aComment(2, 'Inside', { parent: 1 })])
    await findArticles()
    expect(screen.getByText('DONE')).toBeTruthy()
    expect(screen.queryByText('Inside')).toBeNull()
    expect(screen.queryByRole('button', { name: /^Reply/ })).toBeNull()
    clickButton(/^Show 1 Reply:/)
    expect(screen.getByText('Inside')).toBeTruthy()
    clickButton(/^Hide 1 Reply:/)
    clickButton(/^Minimize/)
    expect(screen.queryByRole('button', { name: /^Show 1 Reply/ })).toBeNull()
    expect(screen.getByText('DONE')).toBeTruthy()
    clickButton(/^Show: Comment/)
    expect(screen.getByRole('button', { name: /^Show 1 Reply/ })).toBeTruthy()
  })

  it('renders time codes as buttons with a timeline, else as text', async () => {
    const onSeek = vi.fn()
    renderConversations([aComment(1, '00:01:23 See also 2:05')], { props: { onSeek } })
    await findArticles()
    clickButton('Play from 00:01:23')
    clickButton('Play from 2:05')
    expect(onSeek.mock.calls).toEqual([[83], [125]])
    cleanup()
    renderConversations([aComment(1, '00:01:23 See also 2:05')])
    await findArticles()
    expect(screen.queryByRole('button', { name: /Play from/ })).toBeNull()
    expect(screen.getByText('See also 2:05')).toBeTruthy()
  })

  it('shows the name from the access list if the author is an email address, otherwise the user name', async () => {
    const by = (username: string) => ({ created_by: { username } })
    const people = [
      { user: 'Anna@weekly.example', first_name: 'Anna', last_name: 'Weber', user_type: 'external' as const },
      { user: 'ada', first_name: 'Ada', last_name: 'Lindqvist' },
      { user: 'tom@radio.example' },
    ]
    const comments = ['anna@weekly.example', 'ada', 'tom@radio.example', 'gone@weekly.example']
    renderConversations(
      comments.map((name, at) => aComment(at + 1, `${at}`, by(name))),
      { props: { people, owner: 'anna@weekly.example' } },
    )
    await findArticles()
    const names = [...document.querySelectorAll('.mq-comment__name')].map((name) => name.textContent)
    expect(names.sort()).toEqual(['Anna Weber', 'ada', 'gone@weekly.example', 'tom@radio.example'])
    const article = screen.getByRole('article', { name: /Comment by Anna Weber/ })
    expect(article.textContent).toMatch(/Owner.*External/)
  })
})

describe('new comments of others', () => {
  it('polls in a visible tab while nothing is typed; shows comments that would move the page on request', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
    const { publish, list, requested } = renderConversations([aComment(1, 'Old')])
    await findArticles()
    publish([aComment(2, 'Fresh'), aComment(3, 'Fresher'), ...list()])
    const before = requested.length
    act(() => void vi.advanceTimersByTime(POLL_INTERVAL_MS - 1000))
    typeComment('Now')
    act(() => void vi.advanceTimersByTime(1000))
    expect(requested.length).toBe(before)
    await act(async () => void vi.advanceTimersByTime(4000))
    await act(async () => {})
    const button = await screen.findByRole('button', { name: '2 new comments' })
    expect(screen.queryByText('Fresh')).toBeNull()
    fireEvent.click(button)
    expect(await screen.findByText('Fresh')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /new comment/ })).toBeNull()
    expect(getComposerField().value).toBe('Now')
  })

  it('does not poll while the tab is hidden', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
    const { requested } = renderConversations([aComment(1, 'Old')])
    await findArticles()
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    const before = requested.length
    act(() => void vi.advanceTimersByTime(POLL_INTERVAL_MS * 3))
    expect(requested.length).toBe(before)
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
    expect(requested.length).toBe(before + 1)
  })

  it('applies edits and deletions immediately', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
    const { publish } = renderConversations([aComment(1, 'Going'), aComment(2, 'Open')])
    await findArticles()
    publish([aComment(2, 'Open', { is_resolved: true })])
    await act(async () => void vi.advanceTimersByTime(POLL_INTERVAL_MS))
    expect(await screen.findByText('DONE')).toBeTruthy()
    expect(screen.queryByText('Going')).toBeNull()
  })
})
