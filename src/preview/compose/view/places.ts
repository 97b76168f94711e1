import type { DetailTab } from '../details/tabs'
import type { DraftStore } from '../draft/draftStore'
import { CONFIG_FILE, dataIn } from '../draft/siteData'
import { sitePages } from '../pages'
import type { PanelSide } from '../panels/usePanels'
import type { SidePanelTab } from '../SidePanel'
import { SITE_SECTIONS } from '../site/siteSections'
import type { ComposeView } from '../useComposeActions'
import type { usePageView } from './usePageView'
import type { useWorkspace } from './useWorkspace'

interface Place {
  /** Path on the site. */
  page: string
  side: SidePanelTab
  /** Name of the section. */
  section: string
  /** The entry that is chosen in the section. */
  chosen?: string
  /** Tab of the right panel. */
  tab?: DetailTab
  /** The panel that narrow windows show; undefined if the sheet is closed. */
  panel?: PanelSide
}

/** The page and the panels where a step is made. Undo shows them again, unless the page does not exist then. */
export function createComposeView(
  draft: DraftStore,
  pageView: Pick<ReturnType<typeof usePageView>, 'pagePath' | 'setPage'>,
  workspace: ReturnType<typeof useWorkspace>,
): ComposeView {
  const { side, section, chosenKey, tab, panels, isHistoryShown } = workspace
  const panel = panels.size === 'closed' ? undefined : panels.side
  const place: Place = { page: pageView.pagePath, side, section: section.name, chosen: chosenKey, tab, panel }
  const pagesBefore = pagesIn(draft)
  return {
    read: () => JSON.stringify(place),
    show(view, isWhole) {
      const next: Place = JSON.parse(view)
      const isRemoved = pagesBefore.has(next.page) && !pagesIn(draft).has(next.page)
      if (next.page !== '/' && !isRemoved) pageView.setPage(next.page)
      workspace.setSide(next.side)
      workspace.setSection(SITE_SECTIONS.find(({ name }) => name === next.section) ?? section)
      workspace.setChosenKey(next.chosen)
      if (isHistoryShown) return
      if (isWhole && next.tab) workspace.setTab(next.tab)
      // A closed sheet stays closed if the page shows the place, which is a selected part.
      const isOnPage = !isWhole && next.side === 'page'
      if (next.panel && (!isOnPage || panels.size !== 'closed')) panels.show(next.panel)
    },
  }
}

const pagesIn = (draft: DraftStore) =>
  new Set(sitePages(dataIn(draft.get().history.files, CONFIG_FILE)).map(({ path }) => path))
