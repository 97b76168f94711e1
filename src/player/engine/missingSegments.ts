import type shaka from 'shaka-player/dist/shaka-player.compiled-es2021'
import { createFetchPlugin } from './drm'
import { type EngineError, isSegmentNotFound } from './failureOf'
import type { ShakaModule } from './shaka'

/** Maximum number of consecutive missing segments of a track that are skipped. */
const MAX_CONSECUTIVE_GAPS = 2
/** Maximum distance of consecutive segments, in seconds. */
const TOLERANCE_SECONDS = 0.1

/** Times are in seconds. */
export interface RequestedSegment {
  /** video, audio, text. */
  type: string
  /** Id of its rendition. */
  stream: number
  start: number
  end: number
}

interface StreamInfo {
  /** Number of video renditions. */
  renditions: () => number
  /** End in seconds; 0 if unknown. */
  end: () => number
}

/**
 * Decides which missing segments are skipped.
 * @returns whether to skip a missing segment; false: the engine tries another rendition, or fails
 */
export function createGapDetector({ renditions, end }: StreamInfo): (segment: RequestedSegment) => boolean {
  /** Ids of the renditions that lack a segment, by type and start time of the segment. */
  const missingFrom = new Map<string, Set<number>>()
  const consecutive = new Map<string, { end: number; count: number }>()
  return ({ type, stream, start, end: segmentEnd }) => {
    // Missing subtitles are reported separately. The last segment has no following one to continue with.
    if (type === 'text' || (end() > 0 && segmentEnd >= end() - TOLERANCE_SECONDS)) return false
    const key = `${type} ${start}`
    const streams = missingFrom.get(key) ?? new Set()
    missingFrom.set(key, streams.add(stream))
    if (type === 'video' && streams.size < renditions()) return false
    const last = consecutive.get(type)
    if (last?.end === segmentEnd) return last.count <= MAX_CONSECUTIVE_GAPS
    const count = last && Math.abs(start - last.end) < TOLERANCE_SECONDS ? last.count + 1 : 1
    consecutive.set(type, { end: segmentEnd, count })
    return count <= MAX_CONSECUTIVE_GAPS
  }
}

/** The segment of a request of the engine, and the gap detector of its player. */
const requestedSegments = new WeakMap<
  shaka.extern.Request,
  { segment: RequestedSegment; isGap: (segment: RequestedSegment) => boolean }
>()
const textSegmentErrors = new WeakSet<object>()

export const isTextSegmentError = (error: object): boolean => textSegmentErrors.has(error)

/**
 * Continues playback after missing segments.
 * @param onGap called for each skipped segment
 */
export function skipGaps(player: shaka.Player, onGap: () => void): void {
  const isGap = createGapDetector({
    renditions: () => new Set(player.getVariantTracks().map(({ videoId }) => videoId)).size,
    end: () => player.seekRange().end,
  })
  player.getNetworkingEngine()?.registerRequestFilter((_, request, { stream, segment } = {}) => {
    if (!stream || !segment) return
    const { id, type } = stream
    const found = { type, stream: id, start: segment.getStartTime(), end: segment.getEndTime() }
    requestedSegments.set(request, {
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
 * Installs fetch plugins that answer missing segments with empty ones once no rendition has them. The engine would fail for
 * a single missing segment, but jumps over a gap.
 */
export function installGapHandler({ net, util }: ShakaModule): void {
  const fetchPlugin = createFetchPlugin(net)
  const fetchOrSkip: shaka.extern.SchemePlugin = (uri, request, ...rest) => {
    const fetched = fetchPlugin(uri, request, ...rest)
    const { segment, isGap } = requestedSegments.get(request) ?? {}
    if (!segment || !isGap) return fetched
    return fetched.chain(undefined, (error: EngineError) => {
      if (segment.type === 'text') textSegmentErrors.add(error)
      // With several addresses, the engine tries the next one.
      if (!isSegmentNotFound(error) || request.uris.length > 1) throw error
      if (isGap(segment)) return { uri, originalUri: uri, data: new ArrayBuffer(0), status: 200, headers: {} }
      // A retry is useless (reliability P4).
      error.severity = util.Error.Severity.CRITICAL
      throw error
    })
  }
  for (const scheme of ['http', 'https'])
    net.NetworkingEngine.registerScheme(scheme, fetchOrSkip, net.NetworkingEngine.PluginPriority.APPLICATION, true)
}
