import type { PlacementHead } from '../../generated/types'
import { CONFIG_FILE } from '../../site/load/loadConfig'
import { type HiddenReason, hiddenReason } from '../../site/moduleList'
import type { Runtime } from '../../site/runtime'
import type { Named } from '../places/places'
import { placementsOf } from './explained'
import { comesOf, type Way } from './ways'

/** Something of the data that is nowhere on the page. */
export interface NotShown {
  name: string
  type: string
  /** Why not. */
  reason: string
  place: Named
  /** A state of the preview in which it is shown, where a link gets there. */
  way?: Way
}

const REASONS: Record<HiddenReason, string> = {
  ignored: 'left out by ignore_modules of the config',
  early: 'its time has not come, by the service’s clock',
  over: 'its time is over, by the service’s clock',
  unknown: 'no module type of this name',
  hidden: 'hidden',
}

const FIELDS: Record<HiddenReason, string> = {
  ignored: '/module/slug',
  early: '/from',
  over: '/until',
  unknown: '/module/type',
  hidden: '/module/hidden',
}

/**
 * What of a module list is not on the page, and what decided it: the same rules that the site goes by.
 * @param file of the list, as problems name it
 * @param list as the service sent it
 * @param shown keys of its modules that stand on the page with something in them
 */
export function notShown(
  { plan, registry, session, problems }: Pick<Runtime, 'plan' | 'registry' | 'session' | 'problems'>,
  file: string,
  list: unknown,
  planned: readonly { key: string; pointer: string }[],
  shown: ReadonlySet<string>,
): NotShown[] {
  const { clockOffset, signedIn } = session.state()
  const now = Date.now() + clockOffset
  const title = filmOf(list)
  return placementsOf(list).flatMap((placement, index): NotShown[] => {
    const pointer = `/data/${index}`
    const own = planned.find((each) => each.pointer === `${pointer}/module`)
    const { module = {} } = (placement ?? {}) as { module?: Record<string, unknown> }
    const rest = { name: String(module.slug ?? `entry ${index + 1}`), type: String(module.type ?? 'no type') }
    const broken = problems.list().find((each) => each.file === file && `${each.pointer}/`.startsWith(`${pointer}/`))
    const head = placement as Record<string, unknown>
    if (own) {
      if (shown.has(own.key)) return []
      const place = { file, pointer: broken?.pointer ?? `${pointer}/module` }
      if (broken?.severity === 'error') return [{ ...rest, reason: broken.message, place }]
      const way = comesOf('empty', head, { signedIn, title })
      return [{ ...rest, reason: 'it has nothing to show for this visitor', place, way }]
    }
    const decided =
      typeof module.slug === 'string' && typeof module.type === 'string'
        ? hiddenReason(placement as PlacementHead, registry.modules, plan.ignored, now)
        : undefined
    if (decided === 'ignored') {
      const at = plan.document.site_config.ignore_modules?.indexOf(rest.name) ?? 0
      return [
        {
          ...rest,
          reason: REASONS.ignored,
          place: { file: CONFIG_FILE, pointer: `/site_config/ignore_modules/${at}` },
        },
      ]
    }
    const reason = decided ? REASONS[decided] : (broken?.message ?? 'it could not be read')
    const way = decided === 'early' || decided === 'over' ? comesOf(decided, head, { signedIn }) : undefined
    const place = { file, pointer: decided ? pointer + FIELDS[decided] : (broken?.pointer ?? pointer) }
    return [{ ...rest, reason, place, way }]
  })
}

/** The first film of a list: what can be begun. A series has no length of its own. */
function filmOf(list: unknown): string | undefined {
  for (const placement of placementsOf(list)) {
    const { content } = ((placement ?? {}) as { module?: { content?: unknown } }).module ?? {}
    const films: Record<string, unknown>[] = Array.isArray(content) ? content : []
    const film = films.find((each) => each?.title_type === 'feature' && typeof each.slug === 'string')
    if (film) return film.slug as string
  }
  return undefined
}
