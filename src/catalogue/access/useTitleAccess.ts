import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { TitleCard } from '../../generated/types'
import { isRecord } from '../../lib/json/isRecord'
import { ServiceError } from '../../service/http/response'
import { closedMessage } from '../../site/closedMessage'
import type { PlannedModule } from '../../site/moduleList'
import { useRuntime, useSession } from '../../site/react/RuntimeContext'
import type { Runtime } from '../../site/runtime'
import { type Access, titleAccess, type Visit } from './titleAccess'
import { useVisitor } from './useVisitor'

interface Asked {
  slug: string
  /** As far as it is known. */
  title: TitleCard | undefined
  /** Why it could not be had. */
  error?: unknown
  /** Asks for the title again. */
  retry?: () => void
}

/** Whether this visitor may see this title, and what belongs to it; and how what failed is tried again. */
export function useTitleAccess({ slug, title, error, retry }: Asked): { access: Access; retry: () => void } {
  const { document } = useRuntime().plan
  const visitor = useVisitor()
  const { signedIn, groups, isKnown } = useSession()
  const parent = title?.hierarchy?.parent_slug
  const landing = useLanding(parent ? [slug, parent] : [slug], title !== undefined)
  const refused = error instanceof ServiceError && error.status === 403 ? error : undefined
  // Whose groups are not known yet is told nothing yet: the words for their group may be meant for them.
  const words = document.site_config.error_message_if_no_content_group_restriction
  const waits = refused !== undefined && words !== undefined && signedIn && !isKnown
  const code = refused && isRecord(refused.data) ? refused.data.error_code : undefined
  const access: Access = waits
    ? { type: 'waits' }
    : titleAccess({
        ...visitor,
        error,
        closed: refused && closedMessage(document.site_config, groups, isCode(code) ? code : undefined),
        landing: landing.state,
      })
  return { access, retry: error === undefined ? landing.retry : (retry ?? landing.retry) }
}

const isCode = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'

type Landing = NonNullable<Visit['landing']>

/**
 * Whether the landing pages of an apple-type site hold a title (spec, section 2: Title detail). Landing pages are those
 * of the menus: what a visitor can reach from there is available. Nothing counts as available before that is known.
 * @param slugs the title, and what it belongs to
 * @param isWhole whether all of them are known; else only what is in memory is looked through
 */
function useLanding(slugs: readonly string[], isWhole: boolean): { state: Landing; retry: () => void } {
  const runtime = useRuntime()
  const asked = runtime.plan.document.site_config.is_apple_site === true
  const { epoch } = useSession()
  const [turn, setTurn] = useState(0)
  // Another visitor may reach other pages.
  const key = `${epoch} ${turn} ${slugs.join(' ')}`
  const [found, setFound] = useState<{ key: string; state: Landing }>()
  const known = asked && landingLists(runtime).some((list) => holds(list.read() ?? [], new Set(slugs)))
  const looks = asked && !known && isWhole
  const startLookUp = useEffectEvent(() => lookUp(runtime, new Set(slugs)))
  // The key identifies the slugs, the visitor, and the turn.
  useEffect(() => {
    if (!looks) return
    let live = true
    startLookUp().then((state) => live && setFound({ key, state }))
    return () => {
      live = false
    }
  }, [looks, key])
  const retry = useCallback(() => setTurn((before) => before + 1), [])
  return { state: known ? 'held' : found?.key === key ? found.state : 'asked', retry }
}

const landingLists = (runtime: Runtime) => {
  const routes = runtime
    .routes()
    .flatMap(({ modules_uri, redirect }) => (modules_uri && !redirect ? [modules_uri] : []))
  return [...new Set(routes)].map((uri) => runtime.list(uri))
}

/** Looks through all lists side by side: the first that holds the title is enough. */
async function lookUp(runtime: Runtime, slugs: ReadonlySet<string>): Promise<Landing> {
  const looks = landingLists(runtime).map(async (list) => {
    if (!holds(await list.wait(), slugs)) throw NOT_HERE
  })
  try {
    await Promise.any(looks)
    return 'held'
  } catch (error) {
    return (error as AggregateError).errors.every((each) => each === NOT_HERE) ? 'missing' : 'failed'
  }
}

/** A list that was read, and does not hold the title. */
const NOT_HERE = new Error('not in this list')

/** What all of them hold; undefined where one cannot be had: it may hold anything. */
async function landingSlugs(runtime: Runtime): Promise<ReadonlySet<string> | undefined> {
  try {
    const modules = (await Promise.all(landingLists(runtime).map((list) => list.wait()))).flat()
    return new Set(modules.flatMap(slugsIn))
  } catch {
    return undefined
  }
}

const holds = (modules: readonly PlannedModule[], slugs: ReadonlySet<string>) =>
  modules.some((module) => slugsIn(module).some((slug) => slugs.has(slug)))

const slugsIn = ({ raw: { content } }: PlannedModule): string[] =>
  Array.isArray(content) ? content.map((item) => (isRecord(item) ? String(item.slug) : String(item))) : []

/**
 * Tells which titles of a list would only say that they are not available (spec, section 2: Title detail), so that it
 * can be said before somebody presses them.
 * @returns false for all as long as that is not known, and on any site that is not apple-type
 */
export function useIsUnavailable(): (title: TitleCard) => boolean {
  const runtime = useRuntime()
  const asked = runtime.plan.document.site_config.is_apple_site === true
  const { epoch } = useSession()
  const [found, setFound] = useState<{ epoch: number; slugs: ReadonlySet<string> | undefined }>()
  useEffect(() => {
    if (!asked) return
    let live = true
    landingSlugs(runtime).then((slugs) => live && setFound({ epoch, slugs }))
    return () => {
      live = false
    }
  }, [runtime, asked, epoch])
  const slugs = found?.epoch === epoch ? found.slugs : undefined
  return useCallback(
    ({ slug, hierarchy }) => slugs !== undefined && !slugs.has(slug) && !slugs.has(hierarchy?.parent_slug ?? slug),
    [slugs],
  )
}
