import type { PlannedLayout } from '../../../catalogue/title-layout/titleLayout'

type SectionPart = PlannedLayout['section'][number]

/** Adjacent actions share a row. */
const ACTIONS: ReadonlySet<SectionPart> = new Set(['watch', 'watchlist', 'trailer', 'primary_asset', 'share'])

/**
 * Groups the parts of a title section in rows: adjacent actions share one. Continue watching between two actions moves
 * below the row.
 * @param summary true: adds the summary below the name if the layout omits it (spec: show_summary_in_title_heading)
 */
export function sectionRows(section: readonly SectionPart[], summary: boolean): (SectionPart | SectionPart[])[] {
  const parts = [...new Set(section)]
  if (summary && !parts.includes('summary')) {
    const name = parts.findLastIndex((part) => part === 'logo' || part === 'heading')
    parts.splice(name + 1, 0, 'summary')
  }
  const rows: (SectionPart | SectionPart[])[] = []
  for (const part of parts) {
    const row = findOpenRow(rows)
    if (!ACTIONS.has(part)) rows.push(part)
    else if (row) row.push(part)
    else rows.push([part])
  }
  return rows
}

/** The row that the next action joins: the last one, ignoring continue watching. */
function findOpenRow(rows: readonly (SectionPart | SectionPart[])[]): SectionPart[] | undefined {
  const last = rows.findLast((row) => row !== 'continue_watching')
  return Array.isArray(last) ? last : undefined
}
