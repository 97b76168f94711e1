import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { POLL_INTERVAL_MS } from './conversationContext'
import { articles, field, loaded, mine, one, press, show, type } from './testing/conversationSite'

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
    show([], { can: ['read'] })
    expect(await screen.findByText('No conversations have started.')).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('shows conversations with replies and roles, without actions for readers', async () => {
    show([one(1, 'First', mine), one(2, 'Reply', { parent: 1, created_by: { username: 'jr' } }), one(3, 'Second')], {
      can: ['read'],
    })
    await loaded()
    expect(articles().map((each) => each?.split(',')[0])).toEqual(['Comment by mk', 'Comment by ada', 'Comment by jr'])
    expect(screen.getByText('You')).toBeTruthy()
    expect(screen.getByText('Owner')).toBeTruthy()
    expect(screen.getByText('External')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Reply|Mark as Done|Edit/ })).toBeNull()
  })

  it('shows an error and retries when the list fails to load', async () => {
    const { answers, base } = show([one(1, 'Hi')], {
      before: (answers) => (answers[Object.keys(answers)[0] ?? ''] = 500),
    })
    expect(await screen.findByText('The conversations did not load.')).toBeTruthy()
    answers[base] = { data: [one(1, 'Hi')] }
    press('Try again')
    expect(await screen.findByText('Hi')).toBeTruthy()
  })

  test.each([
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script>',
    '\u202eevil & "quotes" {{7*7}} %3Cb%3E',
    '[a](javascript:alert(1)) javascript:alert(1)',
    '\ud800 lone',
  ])('renders a comment as text: %j', async (text) => {
    show([one(1, text, { created_by: { username: text } })], { props: { onSeek: () => {} } })
    const [article] = await loaded()
    expect(article?.querySelector('.mq-comment__text')?.textContent).toBe(text)
    expect(article?.querySelector('img, script, a')).toBeNull()
  })

  it('stores the filter in the address, requests it, and counts all comments', async () => {
    const { requested, address, base } = show([one(1, 'Open'), one(2, 'Closed', { is_resolved: true })])
    await loaded()
    press(/^Completed/)
    await waitFor(() => expect(screen.queryByText('Open')).toBeNull())
    expect(screen.getByText('Closed')).toBeTruthy()
    expect(address()).toBe('?conversations=completed')
    press(/^Active/)
    expect(await screen.findByText('Open')).toBeTruthy()
    press(/^All/)
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
    show([one(1, 'Done this', { is_resolved: true }), one(2, 'Inside', { parent: 1 })])
    await loaded()
    expect(screen.getByText('DONE')).toBeTruthy()
    expect(screen.queryByText('Inside')).toBeNull()
    expect(screen.queryByRole('button', { name: /^Reply/ })).toBeNull()
    press(/^Show 1 Reply:/)
    expect(screen.getByText('Inside')).toBeTruthy()
    press(/^Hide 1 Reply:/)
    press(/^Minimize/)
    expect(screen.queryByRole('button', { name: /^Show 1 Reply/ })).toBeNull()
    expect(screen.getByText('DONE')).toBeTruthy()
    press(/^Show: Comment/)
    expect(screen.getByRole('button', { name: /^Show 1 Reply/ })).toBeTruthy()
  })

  it('renders time codes as buttons with a timeline, else as text', async () => {
    const onSeek = vi.fn()
    show([one(1, '00:01:23 See also 2:05')], { props: { onSeek } })
    await loaded()
    press('Play from 00:01:23')
    press('Play from 2:05')
    expect(onSeek.mock.calls).toEqual([[83], [125]])
    cleanup()
    show([one(1, '00:01:23 See also 2:05')])
    await loaded()
    expect(screen.queryByRole('button', { name: /Play from/ })).toBeNull()
    expect(screen.getByText('See also 2:05')).toBeTruthy()
  })

  it('shows names of the access list for email addresses, else user names', async () => {
    const by = (username: string) => ({ created_by: { username } })
    const people = [
      { user: 'Anna@weekly.example', first_name: 'Anna', last_name: 'Weber', user_type: 'external' as const },
      { user: 'ada', first_name: 'Ada', last_name: 'Lindqvist' },
      { user: 'tom@radio.example' },
    ]
    const comments = ['anna@weekly.example', 'ada', 'tom@radio.example', 'gone@weekly.example']
    show(
      comments.map((name, at) => one(at + 1, `${at}`, by(name))),
      { props: { people, owner: 'anna@weekly.example' } },
    )
    await loaded()
    const names = [...document.querySelectorAll('.mq-comment__name')].map((name) => name.textContent)
    expect(names.sort()).toEqual(['Anna Weber', 'ada', 'gone@weekly.example', 'tom@radio.example'])
    const article = screen.getByRole('article', { name: /Comment by Anna Weber/ })
    expect(article.textContent).toMatch(/Owner.*External/)
  })
})

describe('new comments of others', () => {
  it('polls while the tab is visible and nothing is typed, and holds back comments that would move the page', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
    const { publish, list, requested } = show([one(1, 'Old')])
    await loaded()
    publish([one(2, 'Fresh'), one(3, 'Fresher'), ...list()])
    const before = requested.length
    act(() => void vi.advanceTimersByTime(POLL_INTERVAL_MS - 1000))
    type('Now')
    act(() => void vi.advanceTimersByTime(1000))
    expect(requested.length).toBe(before)
    await act(async () => void vi.advanceTimersByTime(4000))
    await act(async () => {})
    const button = await screen.findByRole('button', { name: '2 new comments' })
    expect(screen.queryByText('Fresh')).toBeNull()
    fireEvent.click(button)
    expect(await screen.findByText('Fresh')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /new comment/ })).toBeNull()
    expect(field().value).toBe('Now')
  })

  it('does not poll while the tab is hidden', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
    const { requested } = show([one(1, 'Old')])
    await loaded()
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
    const { publish } = show([one(1, 'Going'), one(2, 'Open')])
    await loaded()
    publish([one(2, 'Open', { is_resolved: true })])
    await act(async () => void vi.advanceTimersByTime(POLL_INTERVAL_MS))
    expect(await screen.findByText('DONE')).toBeTruthy()
    expect(screen.queryByText('Going')).toBeNull()
  })
})
