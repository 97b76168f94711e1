import { quickModuleValidators } from '../../../../generated/quickModuleValidators'
import type { PlannedModule } from '../../../../site/moduleList'
import type { Runtime } from '../../../../site/runtime'
import type { CanvasFiles } from '../api/canvasFiles'
import { type ModuleChange, patchModule } from './modulePatch'

/**
 * Shows changed fields of modules until their list is loaded again.
 * @returns whether the page shows all changes
 */
export async function patchLists(
  runtime: Runtime | undefined,
  { fileOf }: CanvasFiles,
  changesOfCompose: readonly ModuleChange[],
): Promise<boolean> {
  if (!runtime || changesOfCompose.length === 0) return changesOfCompose.length === 0
  // `fast-deep-equal` compares objects of another window by identity.
  const changes = structuredClone(changesOfCompose)
  const missing = new Set(changes)
  for (const { loader } of runtime.lists()) {
    const shown = loader.read() ?? []
    const patched = shown.map((planned) => {
      const change = changes.find(
        ({ file, pointer }) => planned.pointer === pointer && fileOf(planned.document.file) === file,
      )
      const next = change && patchModule(planned, change)
      if (next) missing.delete(change)
      return next ?? planned
    })
    const differing = patched.flatMap((after, index) => {
      const before = shown[index]
      return before && before !== after ? [{ before, after }] : []
    })
    if (differing.length === 0) continue
    // Otherwise the modules would be skeletons for a moment.
    await Promise.allSettled(differing.map(({ before, after }) => prepare(runtime, before, after)))
    if (loader.read() === shown) loader.replace(patched)
  }
  return missing.size === 0
}

/** Loads a patched module. Of the cards of a valid module only the changed ones are validated: there may be thousands. */
async function prepare({ module }: Runtime, before: PlannedModule, after: PlannedModule): Promise<void> {
  const ready = module(before).read()
  const [{ content: old }, { content: next }] = [before.raw, after.raw]
  if (ready?.module === before.raw && Array.isArray(old) && Array.isArray(next)) {
    const validate = await quickModuleValidators[after.entry.schema]()
    const changed = next.filter((card, index) => card !== old[index])
    if (validate({ ...after.raw, content: changed })) return module(after).replace({ ...ready, module: after.raw })
  }
  await module(after).load()
}
