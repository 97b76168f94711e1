import { isZone } from './zoneOffset'

/**
 * Time zones by the names that services write (spec, section 9). An abbreviation means
 * the zone all year: "PST" in July is Pacific time, with daylight saving. Browsers know some of them as fixed offsets, or
 * as other zones ("BST"), so this table is looked up first.
 */
const ZONES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'America/Halifax': 'atlantic ast adt',
    'America/New_York': 'eastern et est edt',
    'America/Chicago': 'central ct cst cdt',
    'America/Denver': 'mountain mt mst mdt',
    'America/Phoenix': 'arizona',
    'America/Los_Angeles': 'pacific pt pst pdt',
    'America/Anchorage': 'alaska akt akst akdt',
    'Pacific/Honolulu': 'hawaii hawaiian ht hst',
    'Europe/London': 'london british bst',
    'Europe/Berlin': 'cet cest',
    UTC: 'utc z',
  }).flatMap(([zone, names]) => names.split(' ').map((name) => [name, zone])),
)

/** What names add: "Pacific Standard Time", "US/Eastern", "Pacific Time (US & Canada)". */
const ADDITIONS = /\([^)]*\)|\bus\b|\b(?:time|zone|standard|daylight|summer)\b|[\s_/]+/g

const OFFSET = /^(?:utc|gmt)?\s*([+-])(\d{1,2})(?::?([0-5]\d))?$/i

/**
 * The zone that a text names: an IANA name, a name or an abbreviation in English, or an offset such as "-08:00" or
 * "GMT+5:30".
 * @returns an IANA name, or an offset as ±HH:MM; undefined for an unknown name
 */
export function zoneNamed(text: string | undefined): string | undefined {
  const name = text?.trim()
  if (!name) return undefined
  const known = ZONES.get(name.toLowerCase().replaceAll('.', '').replace(ADDITIONS, ' ').trim())
  if (known) return known
  const offset = OFFSET.exec(name)
  if (offset) return offsetZone(offset)
  const zone = name.replace(/\s+/g, '_')
  return isZone(zone) ? zone : undefined
}

function offsetZone([, sign, hours = '', minutes = '00']: RegExpExecArray): string | undefined {
  // The zones of the world reach from -12:00 to +14:00.
  if (Number(hours) > 14) return undefined
  return Number(hours) || Number(minutes) ? `${sign}${hours.padStart(2, '0')}:${minutes}` : 'UTC'
}
