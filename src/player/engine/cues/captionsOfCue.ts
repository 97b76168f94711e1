import { cueMarkup, isBlank } from './cueMarkup'
import { type CuePosition, cuePosition } from './cuePosition'
import type { EngineCue, EngineRegion } from './engineCue'

/** Times are in seconds. */
export interface Caption {
  startTime: number
  endTime: number
  /** WebVTT markup. */
  text: string
  position: CuePosition
}

/**
 * The captions of a cue of the engine: one of WebVTT, or all those of a TTML document, which arrives as one cue.
 * @param isEmbedded the cue was decoded from the video (CEA-608 and 708)
 */
export function captionsOfCue(cue: EngineCue, isEmbedded = false): Caption[] {
  if (cue.isContainer) return [...groupByPosition(paragraphsOf(cue)).values()].flatMap(captionsOfGroup)
  const text = cueMarkup(cue).trim()
  const { startTime, endTime } = cue
  return isBlank(text) || !(startTime < endTime)
    ? []
    : [{ startTime, endTime, text, position: cuePosition(cue, cue.region, text, isEmbedded) }]
}

interface Paragraph {
  cue: EngineCue
  position: CuePosition
}

/** The paragraphs of a TTML document, each with its region, or that of the element around it. */
function paragraphsOf(cue: EngineCue, outer: EngineRegion | null = null): Paragraph[] {
  const region = cue.region?.id ? cue.region : outer
  if (cue.isContainer) return cue.nestedCues.flatMap((nested) => paragraphsOf(nested, region))
  return [{ cue, position: cuePosition(cue, region, cueMarkup(cue)) }]
}

function groupByPosition(paragraphs: readonly Paragraph[]): Map<string, Paragraph[]> {
  const groups = new Map<string, Paragraph[]>()
  for (const paragraph of paragraphs) {
    const key = JSON.stringify(paragraph.position)
    const group = groups.get(key)
    if (group) group.push(paragraph)
    else groups.set(key, [paragraph])
  }
  return groups
}

/**
 * The captions at one position. In TTML, paragraphs and spans have their own times, and paragraphs with overlapping times
 * are shown below each other, so each caption lasts until the text at its position changes.
 */
function captionsOfGroup(paragraphs: readonly Paragraph[]): Caption[] {
  const times = new Set(paragraphs.flatMap(({ cue }) => cueTimes(cue)))
  const [first, ...later] = [...times].sort((a, b) => a - b)
  const captions: Caption[] = []
  let startTime = first ?? 0
  for (const endTime of later) {
    const shown = paragraphs.filter(({ cue }) => cue.startTime <= startTime && startTime < cue.endTime)
    const position = shown[0]?.position
    const lines = shown.map(({ cue }) => cueMarkup(cue, startTime).trim())
    const text = lines.filter((line) => !isBlank(line)).join('\n')
    const before = captions.at(-1)
    if (before?.text === text && before.endTime === startTime) before.endTime = endTime
    else if (position && text) captions.push({ startTime, endTime, text, position })
    startTime = endTime
  }
  return captions
}

const cueTimes = ({ startTime, endTime, nestedCues }: EngineCue): number[] => [
  startTime,
  endTime,
  ...nestedCues.flatMap(cueTimes),
]
