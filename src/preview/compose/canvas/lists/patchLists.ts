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
  changes: readonly ModuleChange[],
): Promise<boolean> {
  const missing = new Set(changes)
  for (const { loader } of changes.length > 0 ? (runtime?.lists() ?? []) : []) {
    const shown = loader.read() ?? []
    const patched = shown.map((planned) => {
      const change = changes.find(
        ({ file, pointer }) => planned.pointer === pointer && fileOf(planned.document.file) === file,
      )
      const next = change && patchModule(planned, change)
      if (next) missing.delete(change)
      return next ?? planned
    })
    const differing = patched.filter((planned, index) => planned !== shown[index])
    if (differing.length === 0) continue
    // Otherwise the modules would be skeletons for a moment.
    await Promise.allSettled(differing.map((planned) => runtime?.module(planned).load()))
    if (loader.read() === shown) loader.replace(patched)
  }
  return missing.size === 0
}
