import type { SiteTexts } from '../../../../tools/edit/editSite'
import { useBox } from '../../../explain/useBox'
import { dataIn } from '../../draft/siteData'
import { gapTop } from '../../modules/dropPlaces'
import { neighboursAt } from '../../modules/moves'
import type { ModuleMove } from '../../modules/useMoving'
import type { CanvasApi } from '../api/canvasApi'

interface Props {
  api: CanvasApi
  files: SiteTexts
  moving: ModuleMove
  scale: number
}

/** The gap of the page in which a module is dropped, and the module that leaves its place. */
export function DropLine({ api, files, moving, scale }: Props) {
  const { item, from, to } = moving
  const own = useBox(() => api.moduleElement(item.file, item.slug ?? ''))
  const line = useBox(() => {
    const top = gapTop(api, files, moving)
    return top === undefined ? undefined : { getBoundingClientRect: () => new DOMRect(0, top, 0, 0) }
  })
  const [before, after] = neighboursAt(dataIn(files, item.file), from, to)
  const where = to === from ? 'as now' : gapName(before?.name, after?.name)
  return (
    <>
      {own && (
        <span
          className="mqp-drop__origin"
          style={{
            insetBlockStart: own.top * scale,
            insetInlineStart: own.left * scale,
            width: own.width * scale,
            height: own.height * scale,
          }}
        />
      )}
      {line && (
        <span className="mqp-drop" style={{ insetBlockStart: line.top * scale }} data-drop-line="">
          <b>{`Place ${to + 1}, ${where}`}</b>
        </span>
      )}
    </>
  )
}

/** The gap between two modules, or beside one. */
function gapName(before: string | undefined, after: string | undefined): string {
  if (before !== undefined && after !== undefined) return `between ${before} and ${after}`
  return before === undefined ? `before ${after ?? 'everything'}` : `after ${before}`
}
