import { isRecord } from '../../lib/json/isRecord'
import type { PlannedRoute } from '../../site/plan/plan'
import { type Choices, clockValue } from '../bar/previewLink'

/** A change of the preview settings that shows or hides something. */
export interface PreviewChange {
  words: string
  change: Partial<Choices>
}

const MINUTE = 60_000
const SIGN_OUT: PreviewChange = { words: 'the visitor is signed out', change: { viewer: 'signed-out' } }
const SIGN_IN: PreviewChange = { words: 'the visitor is signed in', change: { viewer: 'viewer' } }

/** A clock change relative to a date; empty for an invalid date. */
function clockChange(moment: unknown, distance: number, words: string): PreviewChange[] {
  const time = typeof moment === 'string' ? Date.parse(moment) : Number.NaN
  return Number.isNaN(time) ? [] : [{ words, change: { clock: clockValue(time + distance) } }]
}

/** The clock change after an end date. */
export const changesAfterEnd = (until: unknown): PreviewChange[] =>
  clockChange(until, MINUTE, 'its end date has passed')

/** Viewer changes that hide a route. */
export const changesHidingRoute = ({
  login_required,
  logout_required,
  protected: isProtected,
}: Pick<PlannedRoute, 'login_required' | 'logout_required' | 'protected'>): PreviewChange[] =>
  login_required || isProtected ? [SIGN_OUT] : logout_required ? [SIGN_IN] : []

/** Viewer changes that hide a link. */
export const changesHidingLink = ({ login_required }: { login_required?: boolean }): PreviewChange[] =>
  login_required ? [SIGN_OUT] : []

/**
 * Preview changes that would hide a module.
 * @param head its placement before validation
 * @param module before validation
 */
export const changesHidingModule = (
  head: Record<string, unknown> | undefined,
  module: Record<string, unknown>,
): PreviewChange[] => [
  ...clockChange(head?.from, -MINUTE, 'its start date has not come'),
  ...changesAfterEnd(head?.until),
  ...(needOf(module) ? [SIGN_OUT] : []),
  ...(needOf(module) === 'history' ? [{ words: 'the viewer has started no title', change: { progress: '' } }] : []),
]

/**
 * The preview change that shows a hidden module.
 * @param title slug of a film that can be started
 */
export function changeShowingModule(
  why: 'early' | 'over' | 'empty',
  head: Record<string, unknown>,
  { signedIn, title }: { signedIn: boolean; title?: string },
): PreviewChange | undefined {
  if (why === 'early') return clockChange(head.from, MINUTE, 'View after its start')[0]
  if (why === 'over') return clockChange(head.until, -MINUTE, 'View before its end')[0]
  const need = needOf(isRecord(head.module) ? head.module : {})
  const begun = need === 'history' && title ? { progress: `${title}:600` } : {}
  if (need && !signedIn) return { words: 'View as viewer', change: { viewer: 'viewer', ...begun } }
  return need === 'history' && title ? { words: `View with ${title} started`, change: begun } : undefined
}

/** The viewer change that shows a menu entry for other visitors. */
export const changeShowingEntry = (signedIn: boolean): PreviewChange =>
  signedIn
    ? { words: 'View signed out', change: { viewer: 'signed-out' } }
    : { words: 'View as viewer', change: { viewer: 'viewer' } }

/** What a module requires: a watch history, or a signed-in visitor. */
function needOf({ config, content }: Record<string, unknown>): 'history' | 'sign-in' | undefined {
  const { history, collection_type }: Record<string, unknown> = isRecord(config) ? config : {}
  if (history === true) return 'history'
  const isEmpty = !Array.isArray(content) || content.length === 0
  return typeof collection_type === 'string' && isEmpty ? 'sign-in' : undefined
}
