import { isZone } from './zoneOffset'

/**
 * Time zones by the names that services use (spec, section 9). An abbreviation means the zone all year: "PST" in July
 * is Pacific time with daylight saving. Browsers treat some of them as fixed offsets or as other zones ("BST"), so this
 * table takes precedence.
 */
const ZONES_BY_NAME: ReadonlyMap<string, string> = new Map(
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

/** Parts that are ignored: "Pacific Standard Time", "US/Eastern", "Pacific Time (US & Canada)". */
const IGNORED_PARTS = /\([^)]*\)|\bus\b|\b(?:time|zone|standard|daylight|summer)\b|[\s_/]+/g

const UTC_OFFSET_PATTERN = /^(?:utc|gmt)?\s*([+-])(\d{1,2})(?::?([0-5]\d))?$/i

/**
 * Reads a time zone: an IANA name, an English name or abbreviation, or an offset such as "-08:00" or "GMT+5:30".
 * @returns an IANA name, or an offset as ±HH:MM; undefined for an unknown name
 */
export function parseZone(text: string | undefined): string | undefined {
  const name = text?.trim()
  if (!name) return undefined
  const namedZone = ZONES_BY_NAME.get(name.toLowerCase().replaceAll('.', '').replace(IGNORED_PARTS, ' ').trim())
  if (namedZone) return namedZone
  const offset = UTC_OFFSET_PATTERN.exec(name)
  if (offset) return offsetZone(offset)
  const zone = name.replace(/\s+/g, '_')
  return isZone(zone) ? zone : undefined
}

function offsetZone([, sign, hours = '', minutes = '00']: RegExpExecArray): string | undefined {
  // UTC offsets range from -12:00 to +14:00.
  if (Number(hours) > 14) return undefined
  return Number(hours) || Number(minutes) ? `${sign}${hours.padStart(2, '0')}:${minutes}` : 'UTC'
}
