import { cueMarkup, isBlank } from './cueMarkup'
import { type CuePlace, cuePlace } from './cuePlace'
import type { EngineCue, EngineRegion } from './engineCue'

/** Times are in seconds. */
export interface Caption {
  startTime: number
  endTime: number
  /** WebVTT markup. */
  text: string
  place: CuePlace
}

/**
 * The captions of a cue of the engine: one of WebVTT, or all those of a TTML document, which arrives as one cue.
 * @param isEmbedded the cue was decoded from the picture (CEA-608 and 708)
 */
export function captionsOf(cue: EngineCue, isEmbedded = false): Caption[] {
  if (cue.isContainer) return [...groupByPlace(paragraphsOf(cue)).values()].flatMap(captionsOfGroup)
  const text = cueMarkup(cue).trim()
  const { startTime, endTime } = cue
  return isBlank(text) || !(startTime < endTime)
    ? []
    : [{ startTime, endTime, text, place: cuePlace(cue, cue.region, text, isEmbedded) }]
}

interface Paragraph {
  cue: EngineCue
  place: CuePlace
}

/** The paragraphs of a TTML document, each with the region of the element around it where it has none of its own. */
function paragraphsOf(cue: EngineCue, outer: EngineRegion | null = null): Paragraph[] {
  const region = cue.region?.id ? cue.region : outer
  if (cue.isContainer) return cue.nestedCues.flatMap((nested) => paragraphsOf(nested, region))
  return [{ cue, place: cuePlace(cue, region, cueMarkup(cue)) }]
}

function groupByPlace(paragraphs: readonly Paragraph[]): Map<string, Paragraph[]> {
  const groups = new Map<string, Paragraph[]>()
  for (const paragraph of paragraphs) {
    const key = JSON.stringify(paragraph.place)
    const group = groups.get(key)
    if (group) group.push(paragraph)
    else groups.set(key, [paragraph])
  }
  return groups
}

/**
 * The captions at one place. Paragraphs and spans have times of their own in TTML, and paragraphs that are shown at the
 * same time follow each other downwards: a caption lasts until the text at its place changes.
 */
function captionsOfGroup(paragraphs: readonly Paragraph[]): Caption[] {
  const times = new Set(paragraphs.flatMap(({ cue }) => timesOf(cue)))
  const [first, ...later] = [...times].sort((a, b) => a - b)
  const captions: Caption[] = []
  let startTime = first ?? 0
  for (const endTime of later) {
    const shown = paragraphs.filter(({ cue }) => cue.startTime <= startTime && startTime < cue.endTime)
    const place = shown[0]?.place
    const lines = shown.map(({ cue }) => cueMarkup(cue, startTime).trim())
    const text = lines.filter((line) => !isBlank(line)).join('\n')
    const before = captions.at(-1)
    if (before?.text === text && before.endTime === startTime) before.endTime = endTime
    else if (place && text) captions.push({ startTime, endTime, text, place })
    startTime = endTime
  }
  return captions
}

const timesOf = ({ startTime, endTime, nestedCues }: EngineCue): number[] => [
  startTime,
  endTime,
  ...nestedCues.flatMap(timesOf),
]
