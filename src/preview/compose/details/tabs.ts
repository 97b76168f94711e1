/** The panels of Compose, in the order of their tabs. */
export const DETAIL_TABS = ['compose', 'problems', 'audit', 'edit', 'diff', 'state'] as const
export type DetailTab = (typeof DETAIL_TABS)[number]

export const TAB_LABELS: Record<DetailTab, string> = {
  compose: 'Compose',
  problems: 'Problems',
  audit: 'Audit',
  edit: 'Edit',
  diff: 'Diff',
  state: 'State',
}
