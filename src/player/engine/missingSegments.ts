import type shaka from 'shaka-player/dist/shaka-player.compiled-es2021'
import { fetchGuarded } from './drm'
import { type EngineError, isSegmentGone } from './failureOf'
import type { ShakaModule } from './shaka'

/** How many segments of one track in a row may be missing: more are no gap, but the end of what is there. */
const IN_A_ROW = 2
/** Two segments that lie so close to each other follow each other, in seconds. */
const NEXT = 0.1

/** A segment that is asked for. Times are in seconds. */
export interface AskedSegment {
  /** video, audio, text. */
  type: string
  /** Of its rendition. */
  stream: number
  from: number
  until: number
}

/** What is known of a film when one of its segments is missing. */
interface Film {
  /** How many renditions of the picture there are. */
  renditions: () => number
  /** Where it ends, in seconds; 0 while nobody knows. */
  end: () => number
}

/**
 * Which missing segments of a film are gaps.
 * @returns whether a segment that is not there is left out; false: another rendition is tried, else the film ends there
 */
export function createGaps({ renditions, end }: Film): (segment: AskedSegment) => boolean {
  /** The streams that lack what is at one moment. */
  const lacking = new Map<string, Set<number>>()
  const runs = new Map<string, { until: number; count: number }>()
  return ({ type, stream, from, until }) => {
    // Words that are missing are told as such; behind the last segment nothing goes on.
    if (type === 'text' || (end() > 0 && until >= end() - NEXT)) return false
    const moment = `${type} ${from}`
    const streams = lacking.get(moment) ?? new Set()
    lacking.set(moment, streams.add(stream))
    if (type === 'video' && streams.size < renditions()) return false
    const last = runs.get(type)
    if (last?.until === until) return last.count <= IN_A_ROW
    const count = last && Math.abs(from - last.until) < NEXT ? last.count + 1 : 1
    runs.set(type, { until, count })
    return count <= IN_A_ROW
  }
}

/** Whose segment a request of the engine is for, and whether it may be left out. */
const asked = new WeakMap<shaka.extern.Request, { segment: AskedSegment; isGap: (segment: AskedSegment) => boolean }>()
const ofText = new WeakSet<object>()

/** Whether an error is that of a segment of subtitles. */
export const isOfText = (error: object): boolean => ofText.has(error)

/**
 * Lets a film go on behind a segment that is not there.
 * @param onGap is told of each that was left out
 */
export function leaveOutGaps(player: shaka.Player, onGap: () => void): void {
  const isGap = createGaps({
    renditions: () => new Set(player.getVariantTracks().map(({ videoId }) => videoId)).size,
    end: () => player.seekRange().end,
  })
  player.getNetworkingEngine()?.registerRequestFilter((_, request, { stream, segment } = {}) => {
    if (!stream || !segment) return
    const { id, type } = stream
    const found = { type, stream: id, from: segment.getStartTime(), until: segment.getEndTime() }
    asked.set(request, {
      segment: found,
      isGap: (missing) => {
        const gap = isGap(missing)
        if (gap) onGap()
        return gap
      },
    })
  })
}

/**
 * Answers for segments that are not there.
 * The problem: the engine ends a film for the one segment that its server has lost. The solution: once no rendition has
 * it, it is empty; the engine then jumps over the gap, as over one that a manifest tells of.
 */
export function answerGaps({ net, util }: ShakaModule): void {
  const guarded = fetchGuarded(net)
  const fetchOrLeaveOut: shaka.extern.SchemePlugin = (uri, request, ...rest) => {
    const fetched = guarded(uri, request, ...rest)
    const { segment, isGap } = asked.get(request) ?? {}
    if (!segment || !isGap) return fetched
    return (fetched as shaka.util.AbortableOperation<shaka.extern.Response>).chain(undefined, (error: EngineError) => {
      if (segment.type === 'text') ofText.add(error)
      // Of several addresses the engine tries the next one.
      if (!isSegmentGone(error) || request.uris.length > 1) throw error
      if (isGap(segment)) return { uri, originalUri: uri, data: new ArrayBuffer(0), status: 200, headers: {} }
      // It will not be there at another try either (reliability P4).
      error.severity = util.Error.Severity.CRITICAL
      throw error
    })
  }
  for (const scheme of ['http', 'https'])
    net.NetworkingEngine.registerScheme(scheme, fetchOrLeaveOut, net.NetworkingEngine.PluginPriority.APPLICATION, true)
}
