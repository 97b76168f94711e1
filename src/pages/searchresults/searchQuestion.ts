import { searchWords } from '../../search/searchWords'

/** What the address of the search page asks (spec: Search results). */
export interface SearchQuestion {
  /** Trimmed; empty: nothing is searched yet. */
  search: string
  offset: number
  limit: number
  sort: string
  order: 'ASC' | 'DESC'
  /** Title types, separated by commas. */
  type: string
  /** true: a part is answered by its parent. */
  parent: boolean
}

/** Spec, section 9: 15 per page, sort name ascending. */
const LIMIT = 15
const MOST = 100
const FAR = 100_000
const SORTS = ['name', 'release_year', 'release_date', 'just_added', 'premiere_date', 'runtime']
const TYPES = ['feature', 'series']

/** Reads the parameters search, offset, limit, sort, order, type and parent. What makes no sense is the default. */
export function readQuestion(params: URLSearchParams): SearchQuestion {
  const types = (params.get('type') ?? '').toLowerCase().split(',')
  const known = TYPES.filter((type) => types.includes(type))
  const sort = params.get('sort') ?? ''
  return {
    search: searchWords(params.get('search') ?? ''),
    offset: Math.min(FAR, whole(params.get('offset')) ?? 0),
    limit: Math.min(MOST, whole(params.get('limit')) || LIMIT),
    sort: SORTS.includes(sort) ? sort : 'name',
    order: params.get('order')?.toUpperCase() === 'DESC' ? 'DESC' : 'ASC',
    type: (known.length > 0 ? known : TYPES).join(','),
    parent: params.get('parent') !== 'false',
  }
}

/** Zero or more, as an address writes it; undefined for anything else. */
const whole = (text: string | null) => (text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined)

/** The page that an offset lies on, from 1. */
export const pageOf = ({ offset, limit }: SearchQuestion): number => Math.floor(offset / limit) + 1

/**
 * The parameters after a change. All others stay; an undefined or empty one goes, and so does the offset, unless it is
 * what changes: another list begins at its beginning.
 */
export function changed(params: URLSearchParams, change: Readonly<Record<string, string | undefined>>): string {
  const next = new URLSearchParams(params)
  next.delete('offset')
  for (const [key, value] of Object.entries(change)) {
    if (value) next.set(key, value)
    else next.delete(key)
  }
  const text = next.toString()
  return text && `?${text}`
}

/** Words of a search as analytics may hear them: none where they may be an address or a number of somebody. */
export const publicWords = (words: string): { words?: string } =>
  /@|\d[\d\s()+./-]{4,}\d/.test(words) ? {} : { words }
