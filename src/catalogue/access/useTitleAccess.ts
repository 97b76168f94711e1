import { useEffect, useState } from 'react'
import type { TitleCard } from '../../generated/types'
import { isRecord } from '../../lib/json/isRecord'
import { ServiceError } from '../../service/http/reply'
import { authType } from '../../session/authType'
import type { PlannedModule } from '../../site/moduleList'
import { useRuntime, useSession } from '../../site/react/RuntimeContext'
import type { Runtime } from '../../site/runtime'
import { type Access, closedMessage, titleAccess } from './titleAccess'

interface Asked {
  slug: string
  /** As far as it is known. */
  title: TitleCard | undefined
  /** Why it could not be had. */
  error: unknown
}

/** Whether this visitor may see this title, and what belongs to it. */
export function useTitleAccess({ slug, title, error }: Asked): Access {
  const { document } = useRuntime().plan
  const { signedIn, groups, isKnown } = useSession()
  const parent = title?.hierarchy?.parent_slug
  const available = useLanding(parent ? [slug, parent] : [slug])
  const refused = error instanceof ServiceError && error.status === 403 ? error : undefined
  // Whose groups are not known yet is told nothing yet: the words for their group may be meant for them.
  const waits = refused && document.site_config.match_access_by_groups && signedIn && !isKnown
  const code = refused && isRecord(refused.data) ? refused.data.error_code : undefined
  return titleAccess({
    config: document.site_config,
    canSignIn: authType(document) !== undefined,
    signedIn,
    error: waits ? undefined : error,
    closed: refused && closedMessage(document.site_config, groups, isCode(code) ? code : undefined),
    available,
  })
}

const isCode = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'

/**
 * Whether the landing pages of an apple-type site hold a title (spec, section 2: Title detail). Landing pages are those
 * of the menus: what a visitor can reach from there is available. A list that cannot be had closes nothing.
 * @param slugs the title, and what it belongs to
 * @returns undefined while that is not known; true on any other site
 */
function useLanding(slugs: readonly string[]): boolean | undefined {
  const runtime = useRuntime()
  const asked = runtime.plan.document.site_config.is_apple_site === true
  const { epoch } = useSession()
  const key = slugs.join(' ')
  const [found, setFound] = useState<{ key: string; epoch: number; isKept: boolean }>()
  useEffect(() => {
    if (!asked || key === '') return
    let live = true
    isOnLanding(runtime, new Set(key.split(' '))).then((isKept) => live && setFound({ key, epoch, isKept }))
    return () => {
      live = false
    }
  }, [runtime, asked, key, epoch])
  if (!asked) return true
  // Another visitor may reach other pages.
  return found?.key === key && found.epoch === epoch ? found.isKept : undefined
}

/** Looks through what is in memory first, then through the other lists, one after the other. */
async function isOnLanding(runtime: Runtime, slugs: ReadonlySet<string>): Promise<boolean> {
  const uris = new Set(
    runtime.routes().flatMap(({ modules_uri, redirect }) => (modules_uri && !redirect ? [modules_uri] : [])),
  )
  const lists = [...uris].map((uri) => runtime.list(uri))
  const there = lists.filter((list) => list.read() !== undefined)
  if (there.some((list) => holds(list.read() ?? [], slugs))) return true
  for (const list of lists) {
    if (there.includes(list)) continue
    try {
      if (holds(await list.wait(), slugs)) return true
    } catch {
      return true
    }
  }
  return false
}

const holds = (modules: readonly PlannedModule[], slugs: ReadonlySet<string>) =>
  modules.some(({ raw: { content } }) => {
    return (
      Array.isArray(content) && content.some((item) => slugs.has(isRecord(item) ? String(item.slug) : String(item)))
    )
  })
