import type { SiteTexts } from '../../../../tools/edit/editSite'
import type { ModuleMoves } from '../../modules/useMoving'
import type { OutlineItem } from '../../outline/outlineGroups'
import type { ComposeActions } from '../../useComposeActions'
import type { CanvasApi } from '../api/canvasApi'
import { DropLine } from './DropLine'
import { ModuleToolbar } from './ModuleToolbar'

interface Props {
  api: CanvasApi | undefined
  files: SiteTexts
  /** The selected module. */
  item: OutlineItem | undefined
  moves: ModuleMoves
  scale: number
  actions: ComposeActions
  onAdd: (file: string, after: number) => void
}

/** Above the page: the tools of the selected module, or the place to which it is moved. */
export function ModuleOverlay({ api, files, item, moves, scale, actions, onAdd }: Props) {
  if (!api) return null
  const { moving, press, begin } = moves
  return (
    <>
      {item && (
        <ModuleToolbar
          key={`tools ${item.id}`}
          api={api}
          files={files}
          item={item}
          scale={scale}
          actions={actions}
          isMoved={moving !== undefined}
          onPress={press}
          onMove={begin}
          onAdd={onAdd}
        />
      )}
      {moving && <DropLine key={moving.item.id} api={api} files={files} moving={moving} scale={scale} />}
    </>
  )
}
