import { ToolButton } from '../../header/ToolButton'
import { nextZoom, percentOf, type Zoom } from './zoom'

interface Props {
  zoom: Zoom
  /** The shown scale. */
  scale: number
  onZoom: (zoom: Zoom) => void
}

/** From this scale on, phones need the height more than the control. */
const LEGIBLE = 0.75

/** The scale of the page in the canvas: smaller, larger, or so that it fits. */
export function ZoomControl({ zoom, scale, onZoom }: Props) {
  const [smaller, larger] = [nextZoom(scale, -1), nextZoom(scale, 1)]
  const percent = `${percentOf(scale)} %`
  return (
    <fieldset className="mqp-zoom" aria-label="Zoom" data-legible={(zoom === 'fit' && scale >= LEGIBLE) || undefined}>
      <ToolButton icon="minus" name="Zoom out" isDisabled={!smaller} onPress={() => smaller && onZoom(smaller)} />
      <button
        type="button"
        className="mqp-icon-button"
        aria-label={`${percent}, zoom to fit`}
        title="Zoom to fit"
        aria-pressed={zoom === 'fit'}
        onClick={() => onZoom('fit')}
      >
        {percent}
      </button>
      <ToolButton icon="plus" name="Zoom in" isDisabled={!larger} onPress={() => larger && onZoom(larger)} />
    </fieldset>
  )
}
