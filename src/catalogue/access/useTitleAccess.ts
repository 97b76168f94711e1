import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { TitleCard } from '../../generated/types'
import { isRecord } from '../../lib/json/isRecord'
import { ServiceError } from '../../service/http/response'
import type { PlannedModule } from '../../site/moduleList'
import { useRuntime, useSession } from '../../site/react/RuntimeContext'
import { restrictionMessage } from '../../site/restrictionMessage'
import type { Runtime } from '../../site/runtime'
import { type AccessDecision, type AccessInputs, resolveTitleAccess } from './titleAccess'
import { useVisitor } from './useVisitor'

interface Options {
  slug: string
  /** Undefined while it loads. */
  title: TitleCard | undefined
  /** Why loading the title failed. */
  error?: unknown
  /** Loads the title again. */
  retry?: () => void
}

/** Whether this visitor may see a title and its episodes and extras, and a function that retries what failed. */
export function useTitleAccess({ slug, title, error, retry }: Options): { access: AccessDecision; retry: () => void } {
  const { document } = useRuntime().plan
  const visitor = useVisitor()
  const { signedIn, groups, isProfileSettled } = useSession()
  const parent = title?.hierarchy?.parent_slug
  const landing = useLandingState(parent ? [slug, parent] : [slug], title !== undefined)
  const refused = error instanceof ServiceError && error.status === 403 ? error : undefined
  // Wait for the visitor's groups: there may be a message for one of them.
  const groupMessages = document.site_config.error_message_if_no_content_group_restriction
  const awaitsGroups = refused !== undefined && groupMessages !== undefined && signedIn && !isProfileSettled
  const code = refused && isRecord(refused.data) ? refused.data.error_code : undefined
  const access: AccessDecision = awaitsGroups
    ? { type: 'pending' }
    : resolveTitleAccess({
        ...visitor,
        error,
        closed: refused && restrictionMessage(document.site_config, groups, isErrorCode(code) ? code : undefined),
        landing: landing.state,
      })
  return { access, retry: error === undefined ? landing.retry : (retry ?? landing.retry) }
}

const isErrorCode = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'

type LandingState = NonNullable<AccessInputs['landing']>

/**
 * Whether a landing page of an apple-type site contains a title (spec, section 2: Title detail). Landing pages are the routes with modules: titles in their lists are available. Until those lists have loaded, no title
 * counts as available.
 * @param slugs the title and its parent
 * @param isComplete whether `slugs` is complete; if not, only lists in memory are searched
 */
function useLandingState(slugs: readonly string[], isComplete: boolean): { state: LandingState; retry: () => void } {
  const runtime = useRuntime()
  const isAppleSite = runtime.plan.document.site_config.is_apple_site === true
  const { epoch } = useSession()
  const [attempt, setAttempt] = useState(0)
  // A different visitor may reach different pages.
  const key = `${epoch} ${attempt} ${slugs.join(' ')}`
  const [found, setFound] = useState<{ key: string; state: LandingState }>()
  const isKnown = isAppleSite && landingLists(runtime).some((list) => containsAny(list.read() ?? [], new Set(slugs)))
  const shouldSearch = isAppleSite && !isKnown && isComplete
  const startSearch = useEffectEvent(() => searchLandingPages(runtime, new Set(slugs)))
  // The key contains the slugs, the visitor and the attempt.
  useEffect(() => {
    if (!shouldSearch) return
    let isActive = true
    startSearch().then((state) => isActive && setFound({ key, state }))
    return () => {
      isActive = false
    }
  }, [shouldSearch, key])
  const retry = useCallback(() => setAttempt((before) => before + 1), [])
  return { state: isKnown ? 'found' : found?.key === key ? found.state : 'pending', retry }
}

const landingLists = (runtime: Runtime) => {
  const routes = runtime
    .routes()
    .flatMap(({ modules_uri, redirect }) => (modules_uri && !redirect ? [modules_uri] : []))
  return [...new Set(routes)].map((uri) => runtime.list(uri))
}

/** Searches all lists in parallel: the first match is enough. */
async function searchLandingPages(runtime: Runtime, slugs: ReadonlySet<string>): Promise<LandingState> {
  const searches = landingLists(runtime).map(async (list) => {
    if (!containsAny(await list.wait(), slugs)) throw NOT_IN_LIST_ERROR
  })
  try {
    await Promise.any(searches)
    return 'found'
  } catch (error) {
    return error instanceof AggregateError && error.errors.every((each) => each === NOT_IN_LIST_ERROR)
      ? 'missing'
      : 'failed'
  }
}

/** The list was loaded and does not contain the title. */
const NOT_IN_LIST_ERROR = new Error('not in this list')

/** Slugs on all landing pages; undefined if one of them failed to load, because it may contain any title. */
async function landingSlugs(runtime: Runtime): Promise<ReadonlySet<string> | undefined> {
  try {
    const modules = (await Promise.all(landingLists(runtime).map((list) => list.wait()))).flat()
    return new Set(modules.flatMap(slugsIn))
  } catch {
    return undefined
  }
}

const containsAny = (modules: readonly PlannedModule[], slugs: ReadonlySet<string>) =>
  modules.some((module) => slugsIn(module).some((slug) => slugs.has(slug)))

const slugsIn = ({ raw: { content } }: PlannedModule): string[] =>
  Array.isArray(content) ? content.map((item) => (isRecord(item) ? String(item.slug) : String(item))) : []

/**
 * Which titles of a list are not available on an apple-type site (spec, section 2: Title detail), so that the list can
 * mark them.
 * @returns a predicate that is false for every title until the landing pages are known, and on other sites
 */
export function useIsUnavailable(): (title: TitleCard) => boolean {
  const runtime = useRuntime()
  const isAppleSite = runtime.plan.document.site_config.is_apple_site === true
  const { epoch } = useSession()
  const [found, setFound] = useState<{ epoch: number; slugs: ReadonlySet<string> | undefined }>()
  useEffect(() => {
    if (!isAppleSite) return
    let isActive = true
    landingSlugs(runtime).then((slugs) => isActive && setFound({ epoch, slugs }))
    return () => {
      isActive = false
    }
  }, [runtime, isAppleSite, epoch])
  const slugs = found?.epoch === epoch ? found.slugs : undefined
  return useCallback(
    ({ slug, hierarchy }) => slugs !== undefined && !slugs.has(slug) && !slugs.has(hierarchy?.parent_slug ?? slug),
    [slugs],
  )
}
