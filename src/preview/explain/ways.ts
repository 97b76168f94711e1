import type { PlannedRoute } from '../../site/plan/plan'
import { type Choices, momentOf } from '../bar/previewLink'

/** A state of the preview in which something would be otherwise, and how a link gets there. */
export interface Way {
  words: string
  change: Partial<Choices>
}

const MINUTE = 60_000
const OUT: Way = { words: 'nobody is signed in', change: { viewer: 'signed-out' } }
const IN: Way = { words: 'somebody is signed in', change: { viewer: 'viewer' } }

/** A minute before or after a moment; nothing where it is none. */
function at(moment: unknown, distance: number, words: string): Way[] {
  const time = typeof moment === 'string' ? Date.parse(moment) : Number.NaN
  return Number.isNaN(time) ? [] : [{ words, change: { clock: momentOf(time + distance) } }]
}

/** When something goes whose end is known. */
export const endOf = (until: unknown): Way[] => at(until, MINUTE, 'its time is over')

/** What a visitor has to be for a route, and so what takes it away. */
export const goesOfRoute = ({
  login_required,
  logout_required,
  protected: isProtected,
}: Pick<PlannedRoute, 'login_required' | 'logout_required' | 'protected'>): Way[] =>
  login_required || isProtected ? [OUT] : logout_required ? [IN] : []

/** What a link asks for. */
export const goesOfLink = ({ login_required }: { login_required?: boolean }): Way[] => (login_required ? [OUT] : [])

/**
 * What would take a module that is shown from the page, as far as a link of the preview can bring it about.
 * @param head its placement as it came
 * @param module as it came
 */
export const goesOfModule = (head: Record<string, unknown> | undefined, module: Record<string, unknown>): Way[] => [
  ...at(head?.from, -MINUTE, 'its time has not come'),
  ...endOf(head?.until),
  ...(needOf(module) ? [OUT] : []),
  ...(needOf(module) === 'history' ? [{ words: 'nothing has been begun', change: { progress: '' } }] : []),
]

/**
 * The way to see what is not shown.
 * @param title slug of a film that can be begun, where there is one
 */
export function comesOf(
  why: 'early' | 'over' | 'empty',
  head: Record<string, unknown>,
  { signedIn, title }: { signedIn: boolean; title?: string },
): Way | undefined {
  if (why === 'early') return at(head.from, MINUTE, 'View then')[0]
  if (why === 'over') return at(head.until, -MINUTE, 'View before')[0]
  const need = needOf((head.module ?? {}) as Record<string, unknown>)
  const begun = need === 'history' && title ? { progress: `${title}:600` } : {}
  if (need && !signedIn) return { words: 'View as viewer', change: { viewer: 'viewer', ...begun } }
  return need === 'history' && title ? { words: `View with ${title} begun`, change: begun } : undefined
}

/** The entry of a menu that is there for others only. */
export const comesOfEntry = (signedIn: boolean): Way =>
  signedIn
    ? { words: 'View signed out', change: { viewer: 'signed-out' } }
    : { words: 'View as viewer', change: { viewer: 'viewer' } }

/** What a module needs of its visitor: what they have begun, or that they are somebody. */
function needOf({ config, content }: Record<string, unknown>): 'history' | 'sign-in' | undefined {
  const { history, collection_type } = (config ?? {}) as Record<string, unknown>
  if (history === true) return 'history'
  const isEmpty = !Array.isArray(content) || content.length === 0
  return typeof collection_type === 'string' && isEmpty ? 'sign-in' : undefined
}
