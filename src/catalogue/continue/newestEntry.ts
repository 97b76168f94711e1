import type { HistoryEntry, TitleCard } from '../../generated/types'

/** The entry that was saved last; one without a time is older than all that have one. */
export function newestEntry(entries: readonly HistoryEntry[]): HistoryEntry | undefined {
  const timeOf = ({ updated_at }: HistoryEntry) => Date.parse(updated_at ?? '') || 0
  return entries.reduce<HistoryEntry | undefined>(
    (newest, entry) => (newest === undefined || timeOf(entry) > timeOf(newest) ? entry : newest),
    undefined,
  )
}

/** Whether an entry is about this title, or about one of its episodes. A service may answer with more. */
export function isOf({ title_id, title: card }: HistoryEntry, { id, slug }: TitleCard): boolean {
  const same = (one: unknown) => one !== undefined && String(one) === String(id ?? slug)
  const parent = card?.hierarchy
  return same(title_id) || card?.slug === slug || same(parent?.parent_id) || parent?.parent_slug === slug
}
