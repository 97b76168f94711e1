import { isRecord } from '../../../src/lib/json/isRecord'
import { pointerToken } from '../../../src/lib/json/pointer'
import { formatOfAddress, formatOfType } from '../../../src/player/sources/streamType'
import type { Problem } from '../../../src/site/validate/problem'
import type { RuleName } from '../../../src/site/validate/ruleName'
import { policyOriginOf } from '../../../src/ssr/headers/siteSources'
import type { SiteCheck } from '../site/site'

/** Reports sources in `streams.json` that browsers do not play, or that an export's content security policy refuses. */
export const checkFilmSources: SiteCheck = ({ streams, config, forExport }) => {
  if (!streams || !isRecord(streams.data)) return []
  const { file, data } = streams
  const origins = config?.document.site_config.media_origins
  return Object.entries(data).flatMap(([slug, sources]) =>
    (Array.isArray(sources) ? sources : []).flatMap((source, at): Problem[] => {
      if (!isRecord(source) || typeof source.src !== 'string') return []
      const { src, type } = source
      const warn = (rule: RuleName, field: string, message: string): Problem => ({
        severity: 'warning',
        rule,
        file,
        pointer: `${pointerToken(slug)}/${at}/${field}`,
        message,
      })
      const format = formatOfAddress(src)
      const isManifest = ((typeof type === 'string' ? formatOfType(type) : undefined) ?? format ?? 'file') !== 'file'
      const isRemote = /^https?:/i.test(src)
      return [
        ...(typeof type === 'string' && !formatOfType(type)
          ? [warn('stream/type', 'type', typeMessage(type, format))]
          : []),
        ...(isRemote && !policyOriginOf(src)
          ? [
              warn(
                'stream/blocked',
                'src',
                `"src" is "${src}": expected an https address, because the content security policy blocks other addresses`,
              ),
            ]
          : []),
        ...(forExport && isRemote && isManifest && !origins ? [warn('stream/blocked', 'src', remoteMessage(src))] : []),
      ]
    }),
  )
}

export const typeMessage = (type: string, format: string | undefined): string =>
  `"type" is "${type}": expected "application/vnd.apple.mpegurl", "application/dash+xml" or "video/mp4". ${
    format
      ? `The address is played as ${format.toUpperCase()}`
      : 'The address has no known file extension and is played as an MP4 file'
  }`

const remoteMessage = (src: string) =>
  `the export does not read the manifest "${src}": list the other origins of its segments, subtitles and keys in "site_config.media_origins" ([] for none), or the content security policy blocks them`
