import { useBox } from '../../../explain/useBox'
import { moduleTypeName } from '../../modules/moduleTypeLabels'
import type { CanvasPart } from '../api/canvasApi'
import { labelPlace } from './labelPlace'

/** An element with an outline, and its label. */
export type MarkedPart = Pick<CanvasPart, 'element'> & {
  explained: Pick<CanvasPart['explained'], 'name'> & Partial<CanvasPart['explained']>
}

interface Props {
  part: MarkedPart
  scale: number
  kind: 'hovered' | 'selected'
  /** Without its label, which would cover the text that is edited. */
  isPlain?: boolean
}

/** An outline around a part of the page, above the frame. */
export function CanvasMark({ part, scale, kind, isPlain }: Props) {
  const box = useBox(() => part.element)
  // Modules without content have no size: their label would cover what is at the top of the page.
  if (!box || box.height === 0) return null
  const [top, left, width, height] = [box.top * scale, box.left * scale, box.width * scale, box.height * scale]
  const room = height < MIN_INNER_OUTLINE_HEIGHT_PX ? OUTLINE_GAP_PX : 0
  const { name, kind: partKind, type } = part.explained
  const pageWidth = (part.element.ownerDocument.documentElement.clientWidth ?? 0) * scale
  const { side, isAtEnd, maxWidth } = labelPlace({ top, left, width, height }, pageWidth)
  return (
    <span
      className={`mqp-mark mqp-mark--${kind}`}
      style={{
        insetBlockStart: top - room,
        insetInlineStart: left - room,
        width: width + 2 * room,
        height: height + 2 * room,
      }}
      aria-hidden="true"
    >
      {!isPlain && (
        <span
          className={`mqp-mark__label mqp-mark__label--${side}`}
          style={{ maxInlineSize: maxWidth, [isAtEnd ? 'insetInlineEnd' : 'insetInlineStart']: -OUTLINE_PX }}
        >
          <b>{name}</b>{' '}
          <span className="mqp-mark__kind">{partKind === 'module' ? moduleTypeName(type ?? '') : partKind}</span>
        </span>
      )}
    </span>
  )
}

const OUTLINE_PX = 2
/** The outline of a lower part is outside, so that it does not touch its text. */
const MIN_INNER_OUTLINE_HEIGHT_PX = 56
const OUTLINE_GAP_PX = 3
