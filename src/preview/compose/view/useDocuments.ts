import { useMemo } from 'react'
import type { NotShown } from '../../explain/notShown'
import type { CanvasList } from '../canvas/api/canvasApi'
import { changedDocuments, type DraftState } from '../draft/draftState'
import { dataIn } from '../draft/siteData'
import { textsOf } from '../draft/siteFolder'
import { hiddenEntryItems, outlineGroups } from '../outline/outlineGroups'
import { sitePages } from '../pages'
import { siteLanguages } from '../site/texts/siteLanguages'

/**
 * The documents of a draft, and what they say about the site.
 * @param lists of the page in the canvas
 */
export function useDocuments(
  { history, disk, broken }: DraftState,
  lists: readonly CanvasList[],
  hiddenEntries: readonly NotShown[],
) {
  const { files } = history
  const changed = useMemo(() => changedDocuments({ history, disk, broken }), [history, disk, broken])
  const saved = useMemo(() => textsOf(disk), [disk])
  const groups = useMemo(() => outlineGroups(lists, files, saved), [lists, files, saved])
  const entries = useMemo(() => hiddenEntryItems(hiddenEntries, files), [hiddenEntries, files])
  const config = useMemo(() => dataIn(files, 'config.json'), [files])
  const pages = useMemo(() => sitePages(config), [config])
  const languages = useMemo(() => siteLanguages(config), [config])
  return { files, changed, saved, groups, entries, config, pages, languages }
}
