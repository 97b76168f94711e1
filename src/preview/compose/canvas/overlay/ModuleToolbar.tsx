import type { PointerEvent } from 'react'
import type { SiteTexts } from '../../../../tools/edit/editSite'
import { useBox } from '../../../explain/useBox'
import { ModuleButtons } from '../../header/ModuleButtons'
import { ToolButton } from '../../header/ToolButton'
import type { OutlineItem } from '../../outline/outlineGroups'
import type { ComposeActions } from '../../useComposeActions'
import type { CanvasApi } from '../api/canvasApi'
import { slugOnPage } from '../slugOnPage'

interface Props {
  api: CanvasApi
  files: SiteTexts
  item: OutlineItem
  scale: number
  /** Only the handle stays while a module is moved. */
  isMoved: boolean
  actions: ComposeActions
  /** Drags the module by its handle. */
  onPress: (item: OutlineItem, event: PointerEvent) => void
  /** Starts move mode. */
  onMove: (item: OutlineItem) => void
  /** @param after place on the page; -1: before the first module */
  onAdd: (file: string, after: number) => void
}

/** Sizes in CSS pixels. Smaller pages have room for the handle only; the other tools are in the panel of the module. */
const MIN_TOP_PX = 46
const ADD_RADIUS_PX = 14
const SMALL_PAGE_PX = 640

/** On the selected module of the canvas: what can be done with it, and where modules can be added. */
export function ModuleToolbar({ api, files, item, scale, actions, isMoved, onPress, onMove, onAdd }: Props) {
  const box = useBox(() => api.moduleElement(item.file, slugOnPage(api, files, { slug: '', ...item })))
  if (!box || box.height === 0) return null
  const [top, bottom, middle] = [box.top * scale, box.bottom * scale, (box.left + box.width / 2) * scale]
  return (
    <>
      <div
        className="mqp-module-tools__line"
        style={{ insetBlockStart: Math.max(0, top), transform: top < MIN_TOP_PX ? 'none' : undefined }}
      >
        <div className="mqp-module-tools" role="toolbar" aria-label={item.name}>
          <button
            type="button"
            className="mqp-icon-button mqp-module-tools__handle"
            aria-label="Move"
            title="Drag, or press for move mode (M)"
            onPointerDown={(event) => onPress(item, event)}
            onClick={() => onMove(item)}
          >
            <span aria-hidden="true">⠿</span>
          </button>
          {!isMoved && box.width * scale >= SMALL_PAGE_PX && (
            <>
              <ModuleButtons item={item} actions={actions} />
              <ToolButton icon="remove" name="Remove" keys="Delete" onPress={actions.removeModule} />
            </>
          )}
        </div>
      </div>
      {!isMoved &&
        [
          { name: `Add before ${item.name}`, key: 'B', at: Math.max(top, ADD_RADIUS_PX), after: item.place - 1 },
          { name: `Add after ${item.name}`, key: 'A', at: bottom, after: item.place },
        ].map(({ name, key, at, after }) => (
          <button
            key={key}
            type="button"
            className="mqp-add-here"
            aria-label={name}
            title={`${name} (${key})`}
            style={{ insetBlockStart: at, insetInlineStart: middle }}
            onClick={() => onAdd(item.file, after)}
          >
            +
          </button>
        ))}
    </>
  )
}
