import { isRecord } from '../../../src/lib/json/isRecord'
import { pointerToken } from '../../../src/lib/json/pointer'
import { formatOfAddress, formatOfType } from '../../../src/player/sources/streamType'
import { originOf } from '../../../src/ssr/headers/siteSources'
import type { SiteCheck } from '../site/site'

/** Sources in `streams.json` that a browser does not play, or that the policy of an export refuses. */
export const filmSources: SiteCheck = ({ streams, config, forExport }) => {
  if (!streams || !isRecord(streams.data)) return []
  const { file, data } = streams
  const origins = config?.document.site_config.media_origins
  return Object.entries(data).flatMap(([slug, sources]) =>
    (Array.isArray(sources) ? sources : []).flatMap((source, at) => {
      if (!isRecord(source) || typeof source.src !== 'string') return []
      const { src, type } = source
      const warn = (field: string, message: string) => ({
        severity: 'warning' as const,
        file,
        pointer: `${pointerToken(slug)}/${at}/${field}`,
        message,
      })
      const format = formatOfAddress(src)
      const isManifest = ((typeof type === 'string' ? formatOfType(type) : undefined) ?? format ?? 'file') !== 'file'
      const isElsewhere = /^https?:/i.test(src)
      return [
        ...(typeof type === 'string' && !formatOfType(type) ? [warn('type', typeMessage(type, format))] : []),
        ...(isElsewhere && !originOf(src)
          ? [warn('src', `"${src}" is refused by the content security policy: expected an https address`)]
          : []),
        ...(forExport && isElsewhere && isManifest && !origins ? [warn('src', remoteMessage(src))] : []),
      ]
    }),
  )
}

/** What is wrong with a media type that names no format. */
export const typeMessage = (type: string, format: string | undefined): string =>
  `"${type}" is no media type of a stream: expected "application/vnd.apple.mpegurl", "application/dash+xml" or "video/mp4". ${
    format
      ? `The address is played as ${format.toUpperCase()}`
      : 'The address has no ending that tells, and is played as an MP4 file'
  }`

const remoteMessage = (src: string) =>
  `the manifest at "${src}" is not read by an export: list the other origins of its segments, subtitles and keys in "site_config.media_origins" ([] if there are none), or the browser refuses them`
