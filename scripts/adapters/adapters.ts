import { parseJson } from '../../src/lib/json/parseJson'
import type { Mapped, ReadyAdapter } from './adapter'
import { atom } from './atom/atom'
import { jellyfin } from './jellyfin/jellyfin'
import { jw } from './jw/jw'
import { mrss } from './mrss/mrss'
import { schemaOrg } from './schema-org/schemaOrg'
import { tmdb } from './tmdb/tmdb'
import { readXml } from './xml'

/** Every foreign answer that is understood, by the name of its folder. */
export const adapters = { jw, jellyfin, 'schema-org': schemaOrg, tmdb, mrss, atom } satisfies Record<
  string,
  ReadyAdapter
>

/**
 * A foreign answer as data, from its text.
 * @throws Error with what is wrong, where it is neither JSON nor XML
 */
export const readAnswer = (text: string): unknown => (/^\s*</.test(text) ? readXml(text) : parseJson(text))

/** The cards of a foreign answer of any kind; undefined where nobody understands it. */
export function mapAnswer(answer: unknown): (Mapped & { of: string }) | undefined {
  for (const { of, map } of Object.values<ReadyAdapter>(adapters)) {
    const mapped = map(answer)
    if (mapped) return { ...mapped, of }
  }
  return undefined
}
