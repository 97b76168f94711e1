import type { Runtime } from '../../../../site/runtime'
import { findEntriesNotShown } from '../../../explain/findEntriesNotShown'
import { readPageModuleLists } from '../../../explain/pageModuleLists'
import { shownTitle } from '../../../explain/shownTitle'
import { siteFileOf } from '../../../problems/siteFile'
import { listVariantFiles } from '../lists/listPlace'
import type { CanvasList } from './canvasApi'

export type CanvasFiles = ReturnType<typeof createCanvasFiles>

/**
 * The files from which the responses of the page were made.
 * @param hasFile whether the draft has a file
 */
export function createCanvasFiles(runtimeOf: () => Runtime | undefined, hasFile: (path: string) => boolean) {
  const variantOf = (address: string) =>
    listVariantFiles(address, (key) => {
      const runtime = runtimeOf()
      const title = runtime && shownTitle(runtime)
      return title && [title.slug, String(title.id)].includes(key) ? title.slug : undefined
    })

  function fileOf(address: string): string | undefined {
    const variant = variantOf(address)
    if (!variant) return siteFileOf(address)
    return hasFile(variant.ownFile) ? variant.ownFile : variant.sharedFile
  }

  /** Lists of this title or genre that could not be read because they have no file yet. */
  function missingLists(runtime: Runtime): CanvasList[] {
    return runtime.lists().flatMap(({ uri, loader }): CanvasList[] => {
      const variant = loader.state().error === undefined ? undefined : variantOf(`/${uri.replace(/^\//, '')}`)
      if (!variant || hasFile(variant.ownFile) || hasFile(variant.sharedFile)) return []
      return [{ file: variant.sharedFile, isFooter: false, variant, missing: [] }]
    })
  }

  return {
    fileOf,

    /** The module lists of the page. */
    async lists() {
      const runtime = runtimeOf()
      if (!runtime) return []
      const footer = runtime.plan.document.site_config.footer?.modules_uri
      const lists = await readPageModuleLists(runtime)
      const read = lists.flatMap(({ uri, file: address, missing }): CanvasList[] => {
        const file = fileOf(address)
        return file === undefined ? [] : [{ file, isFooter: uri === footer, variant: variantOf(address), missing }]
      })
      return [...missingLists(runtime).slice(-1), ...read]
    },

    hiddenEntries() {
      const runtime = runtimeOf()
      return runtime ? findEntriesNotShown(runtime) : []
    },
  }
}
