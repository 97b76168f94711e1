import { isRecord } from '../../lib/json/isRecord'
import type { PlannedRoute } from '../../site/plan/plan'
import { clockValue, type PreviewSettings } from '../bar/previewLink'

/** A change of the preview settings that shows or hides something. */
export interface PreviewChange {
  label: string
  change: Partial<PreviewSettings>
}

const MINUTE_MS = 60_000
const SIGN_OUT: PreviewChange = { label: 'the visitor is signed out', change: { viewer: 'signed-out' } }
const SIGN_IN: PreviewChange = { label: 'the visitor is signed in', change: { viewer: 'viewer' } }

/** A clock change relative to a date; empty for an invalid date. */
function clockChange(moment: unknown, distance: number, label: string): PreviewChange[] {
  const time = typeof moment === 'string' ? Date.parse(moment) : Number.NaN
  return Number.isNaN(time) ? [] : [{ label, change: { clock: clockValue(time + distance) } }]
}

/** The clock change after an end date. */
export const changesAfterEnd = (until: unknown): PreviewChange[] =>
  clockChange(until, MINUTE_MS, 'its end date has passed')

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
 * @param placement entry of the module list, before validation
 * @param module before validation
 */
export const changesHidingModule = (
  placement: Record<string, unknown> | undefined,
  module: Record<string, unknown>,
): PreviewChange[] => [
  ...clockChange(placement?.from, -MINUTE_MS, 'its start date is in the future'),
  ...changesAfterEnd(placement?.until),
  ...(requirementOf(module) ? [SIGN_OUT] : []),
  ...(requirementOf(module) === 'history'
    ? [{ label: 'the viewer has started no title', change: { progress: '' } }]
    : []),
]

/**
 * The preview change that shows a hidden module.
 * @param title slug of a film that can be started
 */
export function changeShowingModule(
  reason: 'early' | 'over' | 'empty',
  placement: Record<string, unknown>,
  { signedIn, titleSlug }: { signedIn: boolean; titleSlug?: string },
): PreviewChange | undefined {
  if (reason === 'early') return clockChange(placement.from, MINUTE_MS, 'View after its start')[0]
  if (reason === 'over') return clockChange(placement.until, -MINUTE_MS, 'View before its end')[0]
  const requirement = requirementOf(isRecord(placement.module) ? placement.module : {})
  const progress = requirement === 'history' && titleSlug ? { progress: `${titleSlug}:600` } : {}
  if (requirement && !signedIn) return { label: 'View as viewer', change: { viewer: 'viewer', ...progress } }
  return requirement === 'history' && titleSlug
    ? { label: `View with ${titleSlug} started`, change: progress }
    : undefined
}

/** The viewer change that shows a menu entry for other visitors. */
export const changeShowingEntry = (signedIn: boolean): PreviewChange =>
  signedIn
    ? { label: 'View signed out', change: { viewer: 'signed-out' } }
    : { label: 'View as viewer', change: { viewer: 'viewer' } }

/** What a module requires to show content: a watch history, or a signed-in visitor. */
function requirementOf({ config, content }: Record<string, unknown>): 'history' | 'sign-in' | undefined {
  const { history, collection_type }: Record<string, unknown> = isRecord(config) ? config : {}
  if (history === true) return 'history'
  const isEmpty = !Array.isArray(content) || content.length === 0
  return typeof collection_type === 'string' && isEmpty ? 'sign-in' : undefined
}
