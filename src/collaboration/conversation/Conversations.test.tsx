import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { articles, field, loaded, mine, one, press, show, type } from './testing/talkSite'
import { ASK_EVERY } from './useDesk'

beforeEach(() => {
  localStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  cleanup()
})

describe('what is read', () => {
  it('says that no conversations have started', async () => {
    show([], { can: ['read'] })
    expect(await screen.findByText('No conversations have started.')).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('shows conversations with replies, who is who, and nothing to press for who only reads', async () => {
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

  it('failed: the list is empty, says so, and can be asked for again', async () => {
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
  ])('text of others is text: %j', async (text) => {
    show([one(1, text, { created_by: { username: text } })], { props: { onMoment: () => {} } })
    const [article] = await loaded()
    expect(article?.querySelector('.mq-comment__text')?.textContent).toBe(text)
    expect(article?.querySelector('img, script, a')).toBeNull()
  })

  it('the filter stands in the address and is asked of the service; the counts are those of all', async () => {
    const { asked, address, base } = show([one(1, 'Open'), one(2, 'Closed', { is_resolved: true })])
    await loaded()
    press(/^Completed/)
    await waitFor(() => expect(screen.queryByText('Open')).toBeNull())
    expect(screen.getByText('Closed')).toBeTruthy()
    expect(address()).toBe('?conversations=completed')
    press(/^Active/)
    expect(await screen.findByText('Open')).toBeTruthy()
    press(/^All/)
    expect(address()).toBe('')
    expect(asked.filter((path) => path.startsWith('comments'))).toEqual([
      base,
      `${base}&resolved=true`,
      `${base}&resolved=false`,
    ])
    expect(screen.getByRole('button', { name: 'All 2' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Active 1' })).toBeTruthy()
  })

  it('a resolved conversation hides its replies, and can be minimised to one line', async () => {
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

  it('time codes lead to their moments; without moments they are plain', async () => {
    const onMoment = vi.fn()
    show([one(1, '00:01:23 See also 2:05')], { props: { onMoment } })
    await loaded()
    press('Play from 00:01:23')
    press('Play from 2:05')
    expect(onMoment.mock.calls).toEqual([[83], [125]])
    cleanup()
    show([one(1, '00:01:23 See also 2:05')])
    await loaded()
    expect(screen.queryByRole('button', { name: /Play from/ })).toBeNull()
    expect(screen.getByText('See also 2:05')).toBeTruthy()
  })

  it('who goes by an e-mail address is called as in the list of access; others by their user name', async () => {
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

describe('what others say meanwhile', () => {
  it('is asked for while the tab is seen and nothing is typed; what would move the page waits for a press', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
    const { publish, list, asked } = show([one(1, 'Old')])
    await loaded()
    publish([one(2, 'Fresh'), one(3, 'Fresher'), ...list()])
    const before = asked.length
    act(() => void vi.advanceTimersByTime(ASK_EVERY - 1000))
    type('Now')
    act(() => void vi.advanceTimersByTime(1000))
    expect(asked.length).toBe(before)
    await act(async () => void vi.advanceTimersByTime(4000))
    await act(async () => {})
    const button = await screen.findByRole('button', { name: '2 new comments' })
    expect(screen.queryByText('Fresh')).toBeNull()
    fireEvent.click(button)
    expect(await screen.findByText('Fresh')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /new comment/ })).toBeNull()
    expect(field().value).toBe('Now')
  })

  it('is not asked for while the tab is hidden', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
    const { asked } = show([one(1, 'Old')])
    await loaded()
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    const before = asked.length
    act(() => void vi.advanceTimersByTime(ASK_EVERY * 3))
    expect(asked.length).toBe(before)
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
    expect(asked.length).toBe(before + 1)
  })

  it('what changed or went is shown at once', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
    const { publish } = show([one(1, 'Going'), one(2, 'Open')])
    await loaded()
    publish([one(2, 'Open', { is_resolved: true })])
    await act(async () => void vi.advanceTimersByTime(ASK_EVERY))
    expect(await screen.findByText('DONE')).toBeTruthy()
    expect(screen.queryByText('Going')).toBeNull()
  })
})
