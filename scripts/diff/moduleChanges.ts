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

const withPlacement = ({ raw, region }: PlannedModule) => (region === 'main' ? raw : { ...raw, placement: region })
