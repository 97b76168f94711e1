import { fireEvent, screen } from '@testing-library/react'
import { showPage } from '../../../catalogue/testing/pageSite'
import type { Comment } from '../../../generated/types'
import { ServiceError } from '../../../service/http/response'
import type { Permission } from '../../permissions'
import { Conversations } from '../Conversations'

const COMMENTS_PATH = 'comments/item/collection/c1/?order_by=created_at&order_direction=DESC'
const commentTime = (minute: number) => `2026-11-20T10:${String(minute).padStart(2, '0')}:00Z`
/** A comment by another user. */
export const aComment = (id: number, comment: string, more: Partial<Comment> = {}): Comment => ({
  id,
  comment,
  parent: null,
  created_by: { username: 'mk' },
  created_at: commentTime(id % 60),
  is_resolved: false,
  is_current_user: false,
  ...more,
})
/** Fields of the viewer's own comment. */
export const OWN_COMMENT_FIELDS = { is_current_user: true, created_by: { username: 'ada' } }

let contentCount = 0

interface Settings {
  can?: Permission[]
  address?: string
  props?: Partial<Parameters<typeof Conversations>[0]>
  id?: string
  /** Changes the initial response of the service. */
  before?: (answers: Record<string, unknown>) => void
}

/** A conversation with a service that stores changes. */
export function renderConversations(
  comments: Comment[],
  { can = ['read', 'write comments'], address = '/', props, id, before }: Settings = {},
) {
  const content = id ?? `c${++contentCount}`
  const base = COMMENTS_PATH.replace('c1', content)
  const answers: Record<string, unknown> = {}
  let list = comments
  const publish = (next: Comment[]) => {
    list = next
    const all = [...next].sort((a, b) => (b.created_at ?? '').localeCompare(a.created_at ?? ''))
    const of = (resolved: boolean) =>
      all.filter((each) => !!(list.find(({ id }) => id === each.parent) ?? each).is_resolved === resolved)
    answers[base] = { data: all, total: all.length }
    answers[`${base}&resolved=true`] = { data: of(true) }
    answers[`${base}&resolved=false`] = { data: of(false) }
  }
  publish(comments)
  before?.(answers)
  let fails: number | 'network' | undefined
  let wait: Promise<void> | undefined
  const sent: [string, string, unknown][] = []
  const site = showPage(
    <Conversations
      content={{ type: 'collection', id: content }}
      can={new Set(can)}
      owner="mk"
      people={[{ user: 'JR', user_type: 'external' }]}
      {...props}
    />,
    { answers, at: address },
  )
  const send = async (method: string, path: string, body?: unknown) => {
    sent.push([method, path, body])
    await wait
    if (fails === 'network') throw new ServiceError('network', path)
    if (fails) throw new ServiceError('status', path, fails)
    const [, id, act] = /^comments\/(?:(\d+)\/)?(?:(reply|resolve)\/)?$/.exec(path) ?? []
    const { comment = '', resolved } = (body ?? {}) as { comment?: string; resolved?: boolean }
    const target = Number(id)
    if (method === 'DELETE') {
      publish(list.filter((each) => each.id !== target))
      return { data: { success: true }, text: '', path }
    }
    const made: Comment =
      !id || act === 'reply'
        ? aComment(500 + sent.length, comment, {
            ...OWN_COMMENT_FIELDS,
            parent: id ? target : null,
            created_at: commentTime(59),
          })
        : {
            ...(list.find((each) => each.id === target) as Comment),
            ...(act === 'resolve' ? { is_resolved: resolved } : { comment }),
          }
    publish([made, ...list.filter((each) => each.id !== made.id)])
    return { data: { data: made }, text: '', path }
  }
  Object.assign(site.runtime.http, { send })
  return {
    ...site,
    content,
    base,
    sent,
    publish,
    list: () => list,
    fail: (status: typeof fails) => {
      fails = status
    },
    /** Requests are pending until released. */
    hold() {
      let go = () => {}
      wait = new Promise((resolve) => {
        go = resolve
      })
      return () => {
        wait = undefined
        go()
      }
    },
  }
}

export const getComposerField = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your comment' })
export const typeComment = (text: string, into: HTMLElement = getComposerField()) => {
  into.focus()
  fireEvent.change(into, { target: { value: text } })
}
export const clickButton = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
export const getArticleLabels = () => screen.getAllByRole('article').map((each) => each.getAttribute('aria-label'))
export const findArticles = () => screen.findAllByRole('article')
export const findComposerProblem = () => screen.findByText(/saved|failed/, { selector: '.mq-composer__problem' })
