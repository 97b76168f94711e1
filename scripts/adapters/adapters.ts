import { parseJson } from '../../src/lib/json/parseJson'
import type { MappedList, ValidatingAdapter } from './adapter'
import { atom } from './atom/atom'
import { jellyfin } from './jellyfin/jellyfin'
import { jw } from './jw/jw'
import { mrss } from './mrss/mrss'
import { schemaOrg } from './schema-org/schemaOrg'
import { tmdb } from './tmdb/tmdb'
import { readXml } from './xml'

/** Adapters by the name of their folder. */
export const adapters = { jw, jellyfin, 'schema-org': schemaOrg, tmdb, mrss, atom } satisfies Record<
  string,
  ValidatingAdapter
>

/** @throws Error if the text is neither JSON nor XML */
export const parseJsonOrXml = (text: string): unknown => (/^\s*</.test(text) ? readXml(text) : parseJson(text))

/** Maps a response with the first matching adapter; undefined if none matches. */
export function mapResponse(response: unknown): (MappedList & { label: string }) | undefined {
  for (const { label, map } of Object.values<ValidatingAdapter>(adapters)) {
    const mapped = map(response)
    if (mapped) return { ...mapped, label }
  }
  return undefined
}
