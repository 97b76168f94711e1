import type { EngineCue, EngineRegion } from './engineCue'

/** Position of a caption: the settings of a VTTCue. Without `line`, it is at the default position, the bottom. */
export interface CuePosition {
  vertical: '' | 'lr' | 'rl'
  align: 'start' | 'center' | 'end' | 'left' | 'right'
  /** Percent of the width, as `size`. */
  position: number
  positionAlign: 'line-left' | 'center' | 'line-right'
  size: number
  line?: number
  lineAlign: 'start' | 'center' | 'end'
  /** true: `line` counts lines; false: it is a percentage of the height. */
  snapToLines: boolean
}

/** The engine's `lineInterpretation` and units of regions. */
const UNIT_PERCENTAGE = 1
const UNIT_LINES = 2
/** Height of a line of a region, in percent of the video (WebVTT: 5.33vh). */
const LINE_HEIGHT_PERCENT = 5.33
/** A region that ends below this percentage of the height counts as the default position, where captions grow upwards. */
const DEFAULT_POSITION_TOP = 75

const ALIGNMENT_BY_SIDE = { left: ['line-left', 0], center: ['center', 50], right: ['line-right', 100] } as const

/**
 * Computes the settings of a VTTCue for a cue of the engine. The renderer of video.js does not compute positions and
 * sizes that are "auto" (WebVTT 1, section 6.1), so all of them are computed here.
 * @param region of the cue or of the element around it
 * @param isEmbedded true for CEA-608, whose positions count from the left
 */
export function cuePosition(
  cue: EngineCue,
  region: EngineRegion | null,
  text: string,
  isEmbedded = false,
): CuePosition {
  const align: CuePosition['align'] = isEmbedded && cue.position !== null ? 'left' : `${cue.textAlign}`
  const side = sideOf(align, text)
  const common = { vertical: verticalOf(cue.writingMode), align }
  const box = region && boxOf(region)
  if (box && cue.line === null) return { ...common, ...positionInBox(box, side, cue.displayAlign) }

  const [autoAlign, autoPosition] = ALIGNMENT_BY_SIDE[side]
  const ownAlign: 'auto' | CuePosition['positionAlign'] = `${cue.positionAlign}`
  const positionAlign = ownAlign === 'auto' ? autoAlign : ownAlign
  const position = cue.position ?? autoPosition
  return {
    ...common,
    position,
    positionAlign,
    size: Math.min(cue.size || 100, maxWidthAt(position, positionAlign)),
    ...(cue.line !== null && { line: cue.line }),
    lineAlign: `${cue.lineAlign}`,
    snapToLines: cue.lineInterpretation !== UNIT_PERCENTAGE,
  }
}

/** The width that a caption can have within the video, in percent. */
function maxWidthAt(position: number, align: CuePosition['positionAlign']): number {
  if (align === 'line-left') return 100 - position
  if (align === 'line-right') return position
  return 2 * Math.min(position, 100 - position)
}

interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** The box of a region in percent of the video; undefined without an id, or with other units. */
function boxOf(region: EngineRegion): Box | undefined {
  const { width, regionAnchorX, regionAnchorY, viewportAnchorX, viewportAnchorY } = region
  const units = [
    region.widthUnits,
    region.viewportAnchorUnits,
    region.heightUnits === UNIT_LINES ? 1 : region.heightUnits,
  ]
  if (!region.id || units.some((unit) => unit !== UNIT_PERCENTAGE)) return undefined
  const height = region.heightUnits === UNIT_LINES ? region.height * LINE_HEIGHT_PERCENT : region.height
  const left = viewportAnchorX - (regionAnchorX * width) / 100
  return { left, top: viewportAnchorY - (regionAnchorY * height) / 100, width, height }
}

function positionInBox({ left, top, width, height }: Box, side: Side, displayAlign: string) {
  const [positionAlign, share] = ALIGNMENT_BY_SIDE[side]
  const bottom = top + height
  const lines = {
    before: { line: top, lineAlign: 'start' as const },
    center: { line: top + height / 2, lineAlign: 'center' as const },
    after: bottom < DEFAULT_POSITION_TOP ? { line: bottom, lineAlign: 'end' as const } : undefined,
  }[displayAlign]
  return {
    position: left + (width * share) / 100,
    positionAlign,
    size: width,
    snapToLines: !lines,
    ...(lines ?? { lineAlign: 'start' as const }),
  }
}

type Side = keyof typeof ALIGNMENT_BY_SIDE

/** The first letter decides the direction of a text. */
const RIGHT_TO_LEFT = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

function sideOf(textAlign: CuePosition['align'], text: string): Side {
  if (textAlign === 'start') return RIGHT_TO_LEFT.test(text) ? 'right' : 'left'
  if (textAlign === 'end') return RIGHT_TO_LEFT.test(text) ? 'left' : 'right'
  return textAlign
}

function verticalOf(writingMode: string): CuePosition['vertical'] {
  if (writingMode === 'vertical-lr') return 'lr'
  return writingMode === 'vertical-rl' ? 'rl' : ''
}
