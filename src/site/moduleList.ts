import type { ModuleTargeting, PlacementHead } from '../generated/types'
import validate from '../generated/validators/service/placement-head.quick.js'
import { isRecord } from '../lib/json/isRecord'
import type { ServiceResponse } from '../service/http/response'
import type { ModuleEntry, Modules } from './registry'
import type { ProblemDraft, Problems } from './validate/problem'
import { type ParsedDocument, reportForbiddenKeys, validateDocument } from './validate/validateDocument'

/** A placement of a known type. The module's own fields are validated when its code has loaded. */
export interface PlannedModule {
  /** Unique in the list */
  key: string
  slug: string
  type: string
  entry: ModuleEntry
  heading: string | undefined
  className: string | undefined
  region: 'top' | 'main' | 'bottom'
  placementId: string | number | undefined
  targeting: ModuleTargeting
  /** The module before validation */
  raw: Record<string, unknown>
  document: ParsedDocument
  /** JSON pointer of the module in the document */
  pointer: string
}

/** Ids for tracking, as the service sent them (spec, section 7) */
export const trackingIds = ({ slug, placementId, raw }: PlannedModule) => ({
  module: slug,
  placement_id: placementId,
  module_id: isId(raw.id) ? raw.id : undefined,
})

const isId = (id: unknown) => typeof id === 'string' || typeof id === 'number'

/**
 * Reads a module list: valid placements in the order of their positions, without hidden and ignored ones. Not split,
 * because a function for the fields would add bytes to the code that every page starts with.
 * @param ignored slugs that the config excludes
 * @param now server time in milliseconds since 1970; placements outside of `from` and `until` are skipped. Default: none
 * @throws TypeError if the response has no list
 */
export async function readModuleList(
  response: ServiceResponse,
  modules: Modules,
  ignored: ReadonlySet<string>,
  problems: Problems,
  now = Number.NaN,
): Promise<PlannedModule[]> {
  const document: ParsedDocument = { file: response.path, text: response.text, data: response.data }
  problems.clear(document.file)
  reportForbiddenKeys(document.file, response, problems)
  const { data } = isRecord(response.data) ? response.data : {}
  if (!Array.isArray(data)) throw new TypeError(`${response.path}: not a module list`)
  const planned: (PlannedModule & { position: number })[] = []
  const drafts: ProblemDraft[] = []
  const keys = new Set<string>()
  for (const [index, item] of data.entries()) {
    const pointer = `/data/${index}`
    // The module itself is validated later, by the schema of its type.
    const placement = isRecord(item) && isRecord(item.module) ? { ...item, module: pickHead(item.module) } : item
    const head = await validateDocument<PlacementHead>(
      { ...document, data: placement },
      'service/placement-head',
      validate,
      problems,
      pointer,
    )
    if (!head || !isRecord(item) || !isRecord(item.module)) continue
    const { slug, type } = head.module
    const reason = hiddenReason(head, modules, ignored, now)
    drafts.push(...placementProblemDrafts(head, reason, document.file, pointer, modules))
    const entry = modules.get(type)
    if (reason || !entry) continue
    let key = slug
    for (let n = 2; keys.has(key); n++) key = `${slug}-${n}`
    keys.add(key)
    planned.push({
      key,
      slug,
      type,
      entry,
      heading: head.module.display_name ?? head.module.name,
      className: head.module.class,
      region: head.placement === 'top' || head.placement === 'bottom' ? head.placement : 'main',
      placementId: head.id,
      targeting: head.module.targeting_params ?? {},
      raw: item.module,
      document,
      pointer: `${pointer}/module`,
      position: head.position ?? index,
    })
  }
  if (drafts.length > 0) addLocatedProblems(drafts, document, problems)
  return planned.sort((a, b) => a.position - b.position)
}

/** Problems of a placement that is never shown, or whose type is unknown */
function placementProblemDrafts(
  { module: { type }, from, until }: PlacementHead,
  reason: HiddenReason | undefined,
  file: string,
  pointer: string,
  modules: Modules,
): ProblemDraft[] {
  const drafts: ProblemDraft[] = []
  if (Date.parse(until ?? '') <= Date.parse(from ?? '')) {
    const message = `"until" is ${until}, which is not after "from" (${from}): the module is never shown`
    drafts.push({ severity: 'warning', rule: 'module/never-shown', file, pointer: `${pointer}/until`, message })
  }
  if (reason === 'unknown')
    drafts.push({
      severity: 'error',
      rule: 'module/type',
      file,
      pointer: `${pointer}/module/type`,
      message: `"${type}" is not a module type: the module is skipped`,
      suggestFrom: { word: type, known: [...modules.keys()] },
    })
  return drafts
}

/** Why a valid placement is not shown */
export type HiddenReason = 'ignored' | 'early' | 'over' | 'unknown' | 'hidden'

/**
 * The reason why a placement is not shown; undefined if it is shown.
 * @param now server time in milliseconds since 1970; NaN ignores `from` and `until`
 */
export function hiddenReason(
  { module, from, until }: PlacementHead,
  modules: Pick<Modules, 'has'>,
  ignored: ReadonlySet<string>,
  now: number,
): HiddenReason | undefined {
  if (ignored.has(module.slug)) return 'ignored'
  // Comparisons with an invalid date are false.
  if (now < Date.parse(from ?? '')) return 'early'
  if (now >= Date.parse(until ?? '')) return 'over'
  if (!modules.has(module.type)) return 'unknown'
  return module.hidden ? 'hidden' : undefined
}

function pickHead(module: Record<string, unknown>) {
  const { slug, type, name, display_name, class: className, hidden, targeting_params } = module
  const head = { slug, type, name, display_name, class: className, hidden, targeting_params }
  return Object.fromEntries(Object.entries(head).filter(([, value]) => value !== undefined))
}

/** Adds problems with lines and suggestions, which are computed asynchronously. */
function addLocatedProblems(drafts: ProblemDraft[], document: ParsedDocument, problems: Problems): void {
  problems.addAsync(
    import('./validate/explain/completeDrafts').then(({ completeDrafts }) => completeDrafts(drafts, document)),
  )
}
