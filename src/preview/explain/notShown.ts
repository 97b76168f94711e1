import { isRecord } from '../../lib/json/isRecord'
import { valueAtPath } from '../../lib/json/valueAtPath'
import { CONFIG_FILE } from '../../site/load/loadConfig'
import { type HiddenReason, hiddenReason } from '../../site/moduleList'
import type { Runtime } from '../../site/runtime'
import type { DocumentPointer } from '../places/sourceLocations'
import { placementsOf } from './explained'
import { changeShowingModule, type PreviewChange } from './previewChanges'

/** A module, menu entry or footer entry of the documents that the page does not show. */
export interface NotShown {
  name: string
  type: string
  reason: string
  place: DocumentPointer
  /** The preview change that shows it, if there is one. */
  previewChange?: PreviewChange
}

const REASONS: Record<HiddenReason, string> = {
  ignored: 'excluded by ignore_modules in the config',
  early: 'its start date is in the future, by the service’s clock',
  over: 'its end date has passed, by the service’s clock',
  unknown: 'unknown module type',
  hidden: 'hidden is true',
}

const REASON_POINTERS: Record<HiddenReason, string> = {
  ignored: '/module/slug',
  early: '/from',
  over: '/until',
  unknown: '/module/type',
  hidden: '/module/hidden',
}

/**
 * The parts of a module list that are not on the page, with the reason by the site's own rules.
 * @param file of the list, as in problems
 * @param list as received from the service
 * @param planned modules of the list
 * @param shownKeys keys of modules that rendered something
 */
export function findModulesNotShown(
  runtime: Pick<Runtime, 'plan' | 'registry' | 'session' | 'problems'>,
  file: string,
  list: unknown,
  planned: readonly { key: string; pointer: string }[],
  shownKeys: ReadonlySet<string>,
): NotShown[] {
  const { clockOffset, signedIn } = runtime.session.state()
  const visit: VisitState = { now: Date.now() + clockOffset, signedIn, filmSlug: firstFilm(list) }
  return placementsOf(list).flatMap((placement, index): NotShown[] => {
    const pointer = `/data/${index}`
    const module = planned.find((each) => each.pointer === `${pointer}/module`)
    if (module && shownKeys.has(module.key)) return []
    const entry = readEntry(runtime, file, placement, index)
    return [module ? whyEmpty(entry, visit) : whyOmitted(runtime, entry, visit)]
  })
}

interface VisitState {
  /** The service's time in milliseconds since 1970. */
  now: number
  signedIn: boolean
  /** Slug of a film in the list. */
  filmSlug: string | undefined
}

type ListEntry = ReturnType<typeof readEntry>

function readEntry({ problems }: Pick<Runtime, 'problems'>, file: string, placement: unknown, index: number) {
  const pointer = `/data/${index}`
  const head: Record<string, unknown> = isRecord(placement) ? placement : {}
  const module: Record<string, unknown> = isRecord(head.module) ? head.module : {}
  return {
    file,
    pointer,
    placement: head,
    module,
    names: { name: String(module.slug ?? `entry ${index + 1}`), type: String(module.type ?? 'no type') },
    problem: problems.list().find((each) => each.file === file && `${each.pointer}/`.startsWith(`${pointer}/`)),
  }
}

/** Why a planned module rendered nothing. */
function whyEmpty(
  { file, pointer, placement, names, problem }: ListEntry,
  { signedIn, filmSlug }: VisitState,
): NotShown {
  const place = { file, pointer: problem?.pointer ?? `${pointer}/module` }
  if (problem?.severity === 'error') return { ...names, reason: problem.message, place }
  const previewChange = changeShowingModule('empty', placement, { signedIn, titleSlug: filmSlug })
  return { ...names, reason: 'no content for this visitor', place, previewChange }
}

/** Why an entry of the list was excluded before rendering. */
function whyOmitted(
  { plan, registry }: Pick<Runtime, 'plan' | 'registry'>,
  { file, pointer, placement, module, names, problem }: ListEntry,
  { now, signedIn }: VisitState,
): NotShown {
  const { slug, type } = module
  const rule =
    typeof slug === 'string' && typeof type === 'string'
      ? hiddenReason({ ...placement, module: { ...module, slug, type } }, registry.modules, plan.ignored, now)
      : undefined
  if (!rule) {
    const place = { file, pointer: problem?.pointer ?? pointer }
    return { ...names, reason: problem?.message ?? 'not readable', place }
  }
  const reason = REASONS[rule]
  if (rule === 'ignored') {
    const index = plan.document.site_config.ignore_modules?.indexOf(names.name) ?? 0
    return { ...names, reason, place: { file: CONFIG_FILE, pointer: `/site_config/ignore_modules/${index}` } }
  }
  const previewChange =
    rule === 'early' || rule === 'over' ? changeShowingModule(rule, placement, { signedIn }) : undefined
  return { ...names, reason, place: { file, pointer: pointer + REASON_POINTERS[rule] }, previewChange }
}

/** The first film of a list, to simulate playback progress. A series has no running time. */
function firstFilm(list: unknown): string | undefined {
  for (const placement of placementsOf(list)) {
    const content = valueAtPath(placement, ['module', 'content'])
    for (const card of Array.isArray(content) ? content : [])
      if (isRecord(card) && card.title_type === 'feature' && typeof card.slug === 'string') return card.slug
  }
  return undefined
}
