import type { PlannedLayout } from '../../../catalogue/title-layout/titleLayout'

type Part = PlannedLayout['section'][number]

/** What is pressed: neighbours of these share a row. */
const ACTIONS: ReadonlySet<Part> = new Set(['watch', 'watchlist', 'trailer', 'primary_asset', 'share'])

/**
 * The parts of a title section as rows: actions that follow each other stand side by side. What stands between two
 * actions and belongs to them (continue watching) goes below the row.
 * @param summary true: the summary stands below the name, also where the layout leaves it out (spec:
 *   show_summary_in_title_heading)
 */
export function sectionRows(section: readonly Part[], summary: boolean): (Part | Part[])[] {
  const parts = [...new Set(section)]
  if (summary && !parts.includes('summary')) {
    const name = parts.findLastIndex((part) => part === 'logo' || part === 'heading')
    parts.splice(name + 1, 0, 'summary')
  }
  const rows: (Part | Part[])[] = []
  for (const part of parts) {
    const row = openRow(rows)
    if (!ACTIONS.has(part)) rows.push(part)
    else if (row) row.push(part)
    else rows.push([part])
  }
  return rows
}

/** The row of actions that the next one joins: the last, also where only continue watching follows it. */
function openRow(rows: readonly (Part | Part[])[]): Part[] | undefined {
  const last = rows.findLast((row) => row !== 'continue_watching')
  return Array.isArray(last) ? last : undefined
}
