import { trimSearchTerms } from '../../search/searchTerms'

/** Parameters of the search page (spec: Search results). */
export interface SearchRequest {
  /** Trimmed; empty before a search. */
  search: string
  offset: number
  limit: number
  sort: string
  order: 'ASC' | 'DESC'
  /** Title types, separated by commas. */
  type: string
  /** True: a matching part returns its parent. */
  parent: boolean
}

/** Spec, section 9: 15 per page, sorted by name ascending. */
const DEFAULT_LIMIT = 15
const MAX_LIMIT = 100
const MAX_OFFSET = 100_000
const SORT_FIELDS = ['name', 'release_year', 'release_date', 'just_added', 'premiere_date', 'runtime']
const TITLE_TYPES = ['feature', 'series']

/** Reads the parameters search, offset, limit, sort, order, type and parent. Invalid values become the default. */
export function parseSearchRequest(params: URLSearchParams): SearchRequest {
  const types = (params.get('type') ?? '').toLowerCase().split(',')
  const knownTypes = TITLE_TYPES.filter((type) => types.includes(type))
  const sort = params.get('sort') ?? ''
  return {
    search: trimSearchTerms(params.get('search') ?? ''),
    offset: Math.min(MAX_OFFSET, parseInteger(params.get('offset')) ?? 0),
    limit: Math.min(MAX_LIMIT, parseInteger(params.get('limit')) || DEFAULT_LIMIT),
    sort: SORT_FIELDS.includes(sort) ? sort : 'name',
    order: params.get('order')?.toUpperCase() === 'DESC' ? 'DESC' : 'ASC',
    type: (knownTypes.length > 0 ? knownTypes : TITLE_TYPES).join(','),
    parent: params.get('parent') !== 'false',
  }
}

/** A non-negative integer; undefined for anything else. */
const parseInteger = (text: string | null) => (text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined)

/** 1-based page number. */
export const pageNumberOf = ({ offset, limit }: SearchRequest): number => Math.floor(offset / limit) + 1

/**
 * The query string after changes. An undefined or empty value removes a parameter. The offset is removed unless it is
 * changed, because other results start at the first page.
 */
export function queryStringWithChanges(
  params: URLSearchParams,
  change: Readonly<Record<string, string | undefined>>,
): string {
  const next = new URLSearchParams(params)
  next.delete('offset')
  for (const [key, value] of Object.entries(change)) {
    if (value) next.set(key, value)
    else next.delete(key)
  }
  const text = next.toString()
  return text && `?${text}`
}

/** Search text for analytics, omitted if it may be an email address or a phone number. */
export const analyticsSearch = (words: string): { words?: string } =>
  /@|\d[\d\s()+./-]{4,}\d/.test(words) ? {} : { words }
