import type { Runtime } from '../../../../site/runtime'
import { readCalls } from '../../../explain/calls'
import { patchLists } from '../lists/patchLists'
import { watchLists } from '../lists/watchLists'
import type { CanvasApi } from './canvasApi'
import { createCanvasFiles } from './canvasFiles'
import { createCanvasParts } from './canvasParts'
import { createReveal } from './reveal'

/**
 * Runs in the frame, where the elements belong to.
 * @param hasFile whether the draft has a file
 */
export function createCanvasApi(runtimeOf: () => Runtime | undefined, hasFile: (path: string) => boolean): CanvasApi {
  const files = createCanvasFiles(runtimeOf, hasFile)
  return {
    ...files,
    ...createCanvasParts(runtimeOf, files),
    patch: (changes) => patchLists(runtimeOf(), files, changes),
    reveal: createReveal(),
    elementsAt: (x, y) => document.elementsFromPoint(x, y),
    calls: readCalls,
    async audit() {
      const runtime = runtimeOf()
      if (!runtime) return []
      const { audit } = await import('../../../audit/audit')
      return (await audit(runtime)).map(({ element: _, place, ...finding }) => {
        const file = place && files.fileOf(place.file)
        return file === undefined ? finding : { ...finding, place: { ...place, file, pointer: place?.pointer ?? '' } }
      })
    },
    async titleViews(slug) {
      const runtime = runtimeOf()
      const { countTitleViews } = await import('./titleViews')
      return runtime && countTitleViews(runtime, slug)
    },
    async titleType() {
      const runtime = runtimeOf()
      const { readShownTitleType } = await import('./titleViews')
      return runtime && readShownTitleType(runtime)
    },
    watchLists: (listener) => watchLists(document, runtimeOf, listener),
    paintTokens: createTokenPainter(document.documentElement),
  }
}

/** Sets tokens on an element, and removes those that it has set before. */
function createTokenPainter({ style }: HTMLElement) {
  let painted: readonly string[] = []
  return (values: ReadonlyMap<string, string>): void => {
    for (const name of painted) if (!values.has(name)) style.removeProperty(name)
    for (const [name, value] of values) style.setProperty(name, value)
    painted = [...values.keys()]
  }
}
