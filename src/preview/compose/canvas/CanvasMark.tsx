import { useBox } from '../../explain/useBox'
import type { CanvasPart } from './canvasApi'

/** An element with an outline, and its label. */
export type Marked = Pick<CanvasPart, 'element'> & { explained: Pick<CanvasPart['explained'], 'name' | 'type'> }

interface Props {
  part: Marked
  scale: number
  kind: 'hovered' | 'selected'
}

/** The label is inside where there is no space above. */
const LABEL_HEIGHT = 28

/** An outline around a part of the page, above the frame. */
export function CanvasMark({ part, scale, kind }: Props) {
  const box = useBox(() => part.element)
  if (!box) return null
  const [top, left, width, height] = [box.top, box.left, box.width, box.height].map((each) => each * scale)
  const { name, type } = part.explained
  return (
    <span
      className={`mqp-mark mqp-mark--${kind}`}
      style={{ insetBlockStart: top, insetInlineStart: left, width, height }}
      aria-hidden="true"
    >
      <span className={Number(top) < LABEL_HEIGHT ? 'mqp-mark__label mqp-mark__label--in' : 'mqp-mark__label'}>
        <b>{name}</b> {type}
      </span>
    </span>
  )
}
