import type { EngineCue, EngineRegion } from './engineCue'

/** Where a caption is shown: the settings of a VTTCue. A missing `line` is the usual place, at the bottom. */
export interface CuePlace {
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
const PERCENTAGE = 1
const LINES = 2
/** Height of a line of a region, in percent of the picture (WebVTT: 5.33vh). */
const LINE_HEIGHT = 5.33
/** A region that ends below this percentage is the usual place of subtitles, where they grow upwards. */
const USUAL_PLACE = 75

const SIDES = { left: ['line-left', 0], center: ['center', 50], right: ['line-right', 100] } as const

/**
 * Computes the settings of a VTTCue for a cue of the engine. The renderer of video.js does not compute positions and
 * sizes that are "auto" (WebVTT 1, section 6.1), so all of them are computed here.
 * @param region of the cue or of the element around it
 * @param isEmbedded CEA-608 counts positions from the left, which the engine does not say
 */
export function cuePlace(cue: EngineCue, region: EngineRegion | null, text: string, isEmbedded = false): CuePlace {
  const align: CuePlace['align'] = isEmbedded && cue.position !== null ? 'left' : `${cue.textAlign}`
  const side = sideOf(align, text)
  const common = { vertical: verticalOf(cue.writingMode), align }
  const box = region && boxOf(region)
  if (box && cue.line === null) return { ...common, ...inBox(box, side, cue.displayAlign) }

  const [autoAlign, autoPosition] = SIDES[side]
  const ownAlign: 'auto' | CuePlace['positionAlign'] = `${cue.positionAlign}`
  const positionAlign = ownAlign === 'auto' ? autoAlign : ownAlign
  const position = cue.position ?? autoPosition
  return {
    ...common,
    position,
    positionAlign,
    size: Math.min(cue.size || 100, roomAt(position, positionAlign)),
    ...(cue.line !== null && { line: cue.line }),
    lineAlign: `${cue.lineAlign}`,
    snapToLines: cue.lineInterpretation !== PERCENTAGE,
  }
}

/** The width that a caption can have without leaving the picture, in percent. */
function roomAt(position: number, align: CuePlace['positionAlign']): number {
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

/** The box of a region in percent of the picture; undefined where it has no name or other units. */
function boxOf(region: EngineRegion): Box | undefined {
  const { width, regionAnchorX, regionAnchorY, viewportAnchorX, viewportAnchorY } = region
  const units = [region.widthUnits, region.viewportAnchorUnits, region.heightUnits === LINES ? 1 : region.heightUnits]
  if (!region.id || units.some((unit) => unit !== PERCENTAGE)) return undefined
  const height = region.heightUnits === LINES ? region.height * LINE_HEIGHT : region.height
  const left = viewportAnchorX - (regionAnchorX * width) / 100
  return { left, top: viewportAnchorY - (regionAnchorY * height) / 100, width, height }
}

function inBox({ left, top, width, height }: Box, side: Side, displayAlign: string) {
  const [positionAlign, share] = SIDES[side]
  const bottom = top + height
  const lines = {
    before: { line: top, lineAlign: 'start' as const },
    center: { line: top + height / 2, lineAlign: 'center' as const },
    after: bottom < USUAL_PLACE ? { line: bottom, lineAlign: 'end' as const } : undefined,
  }[displayAlign]
  return {
    position: left + (width * share) / 100,
    positionAlign,
    size: width,
    snapToLines: !lines,
    ...(lines ?? { lineAlign: 'start' as const }),
  }
}

type Side = keyof typeof SIDES

/** The first letter decides the direction of a text. */
const RIGHT_TO_LEFT = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

function sideOf(textAlign: CuePlace['align'], text: string): Side {
  if (textAlign === 'start') return RIGHT_TO_LEFT.test(text) ? 'right' : 'left'
  if (textAlign === 'end') return RIGHT_TO_LEFT.test(text) ? 'left' : 'right'
  return textAlign
}

function verticalOf(writingMode: string): CuePlace['vertical'] {
  if (writingMode === 'vertical-lr') return 'lr'
  return writingMode === 'vertical-rl' ? 'rl' : ''
}
