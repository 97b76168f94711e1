import { isRecord } from '../../src/lib/json/isRecord'
import { parsePointer } from '../../src/lib/json/pointer'
import { valueAtPath } from '../../src/lib/json/valueAtPath'
import type { PlannedModule } from '../../src/site/moduleList'
import type { ModuleChange } from '../../src/tools/diff/comparison'
import { entryChanges } from './changes'
import type { ReadSite } from './readSite'

/** Changes between two module lists, by slug. A list that is undefined or missing counts as empty. */
export function moduleChanges(
  before: ReadSite,
  beforeUri: string | undefined,
  after: ReadSite,
  afterUri: string | undefined,
): ModuleChange[] {
  const oldModules = before.lists.get(beforeUri ?? '') ?? []
  const newModules = after.lists.get(afterUri ?? '') ?? []
  return entryChanges(oldModules.map(withPlacement), newModules.map(withPlacement)).map(({ key, ...change }) => {
    const [oldModule, newModule] = [oldModules, newModules].map((modules) => modules.find(({ slug }) => slug === key))
    const place = newModule && { file: newModule.document.file, pointer: newModule.pointer }
    return { ...change, slug: key, keys: [oldModule?.key, newModule?.key], place }
  })
}

export const describeModuleChanges = (changes: readonly ModuleChange[]): string =>
  changes.map(({ text }) => text).join(', ')

/** A module with the fields of its placement that decide where and when it is shown. */
function withPlacement({ raw, region, document, pointer }: PlannedModule) {
  const placement = valueAtPath(document.data, parsePointer(pointer).slice(0, -1))
  const { from, until } = isRecord(placement) ? placement : {}
  const fields = { placement: region === 'main' ? undefined : region, from, until }
  return { ...raw, ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) }
}
