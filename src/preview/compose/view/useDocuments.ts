import { useMemo } from 'react'
import { routeLists } from '../canvas/lists/routeLists'
import type { useCanvasLists } from '../canvas/lists/useCanvasLists'
import { changedDocuments, type DraftState } from '../draft/draftState'
import { CONFIG_FILE, dataIn } from '../draft/siteData'
import { textsOf } from '../draft/siteFolder'
import { hiddenEntryItems, outlineGroups } from '../outline/outlineGroups'
import { sitePages } from '../pages'
import { siteLanguages } from '../site/texts/siteLanguages'

/**
 * The documents of a draft, and what they say about the site and the page in the canvas.
 * @param pagePath path on the site
 */
export function useDocuments(
  { history, disk, broken }: DraftState,
  { lists: shownLists, hiddenEntries }: Pick<ReturnType<typeof useCanvasLists>, 'lists' | 'hiddenEntries'>,
  pagePath: string,
) {
  const { files } = history
  const changed = useMemo(() => changedDocuments({ history, disk, broken }), [history, disk, broken])
  const saved = useMemo(() => textsOf(disk), [disk])
  const lists = useMemo(() => shownLists ?? routeLists(files, pagePath), [shownLists, files, pagePath])
  const groups = useMemo(() => outlineGroups(lists, files, saved), [lists, files, saved])
  const entries = useMemo(() => hiddenEntryItems(hiddenEntries, files), [hiddenEntries, files])
  const config = useMemo(() => dataIn(files, CONFIG_FILE), [files])
  const pages = useMemo(() => sitePages(config), [config])
  const languages = useMemo(() => siteLanguages(config), [config])
  return { files, changed, saved, lists, groups, entries, config, pages, languages }
}
