import type { ModuleTargeting, PlacementHead } from '../generated/types'
import validate from '../generated/validators/service/placement-head.quick.js'
import { isRecord } from '../lib/json/isRecord'
import type { ServiceResponse } from '../service/http/response'
import type { ModuleEntry, Modules } from './registry'
import type { Draft, Problems } from './validate/problem'
import { type Document, nameForbidden, validateDocument } from './validate/validateDocument'

/** A placement whose type is known. The module's own fields are checked when its code is there. */
export interface PlannedModule {
  /** Unlike that of its neighbours. */
  key: string
  slug: string
  type: string
  entry: ModuleEntry
  heading: string | undefined
  className: string | undefined
  region: 'top' | 'main' | 'bottom'
  placementId: string | number | undefined
  targeting: ModuleTargeting
  /** The module as it came. */
  raw: Record<string, unknown>
  document: Document
  /** JSON pointer of the module in the document. */
  pointer: string
}

/** Where a module stands, as its use is told of: its ids as they came (spec, section 7). */
export const placeOf = ({ slug, placementId, raw }: PlannedModule) => ({
  module: slug,
  placement_id: placementId,
  module_id: isId(raw.id) ? raw.id : undefined,
})

const isId = (id: unknown) => typeof id === 'string' || typeof id === 'number'

/**
 * Reads a module list: the good placements in the order of their positions, without the hidden and the ignored ones.
 * @param ignored slugs that the config leaves out
 * @param now by the service's clock, in milliseconds since 1970: what has not come yet, or has gone, is left out. Default:
 * nothing is
 * @throws TypeError when the answer is no module list at all
 */
export async function readModuleList(
  reply: ServiceResponse,
  modules: Modules,
  ignored: ReadonlySet<string>,
  problems: Problems,
  now = Number.NaN,
): Promise<PlannedModule[]> {
  const document: Document = { file: reply.path, text: reply.text, data: reply.data }
  problems.forget(document.file)
  nameForbidden(document.file, reply, problems)
  const { data } = isRecord(reply.data) ? reply.data : {}
  if (!Array.isArray(data)) throw new TypeError(`${reply.path}: no module list`)
  const planned: (PlannedModule & { position: number })[] = []
  const found: Draft[] = []
  const keys = new Set<string>()
  for (const [index, item] of data.entries()) {
    const pointer = `/data/${index}`
    // The module itself stays whole: its type's own schema judges it.
    const headless = isRecord(item) && isRecord(item.module) ? { ...item, module: headOf(item.module) } : item
    const head = await validateDocument<PlacementHead>(
      { ...document, data: headless },
      'service/placement-head',
      validate,
      problems,
      pointer,
    )
    if (!head || !isRecord(item) || !isRecord(item.module)) continue
    const { slug, type } = head.module
    if (Date.parse(head.until ?? '') <= Date.parse(head.from ?? '')) {
      const message = 'it goes before it comes, so it is never shown'
      found.push({ severity: 'warning', file: document.file, pointer: `${pointer}/until`, message })
    }
    const reason = leftOut(head, modules, ignored, now)
    if (reason === 'unknown') {
      const place = { file: document.file, pointer: `${pointer}/module/type` }
      found.push({
        severity: 'error',
        ...place,
        message: `"${type}" is no module type`,
        meant: { word: type, known: [...modules.keys()] },
      })
    }
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
  if (found.length > 0) locate(found, document, problems)
  return planned.sort((a, b) => a.position - b.position)
}

/** Why a placement that is right is not shown. */
export type LeftOut = 'ignored' | 'early' | 'over' | 'unknown' | 'hidden'

/**
 * What decides that a placement is not shown; undefined: it is.
 * @param ignored slugs that the config leaves out
 * @param now by the service's clock, in milliseconds since 1970; NaN: no window counts
 */
export function leftOut(
  { module, from, until }: PlacementHead,
  modules: Pick<Modules, 'has'>,
  ignored: ReadonlySet<string>,
  now: number,
): LeftOut | undefined {
  if (ignored.has(module.slug)) return 'ignored'
  // What is no moment limits nothing.
  if (now < Date.parse(from ?? '')) return 'early'
  if (now >= Date.parse(until ?? '')) return 'over'
  if (!modules.has(module.type)) return 'unknown'
  return module.hidden ? 'hidden' : undefined
}

function headOf(module: Record<string, unknown>) {
  const { slug, type, name, display_name, class: className, hidden, targeting_params } = module
  const head = { slug, type, name, display_name, class: className, hidden, targeting_params }
  return Object.fromEntries(Object.entries(head).filter(([, value]) => value !== undefined))
}

/** Adds problems with their lines and suggestions, once what finds them is there. */
function locate(found: Draft[], { text }: Document, problems: Problems): void {
  problems.expect(import('./validate/explain/finish').then(({ finish }) => finish(found, text)))
}
