import { type RefObject, useState } from 'react'
import type { EditTarget } from '../details/DraftEditor'
import type { DetailTab } from '../details/tabs'
import type { Selection } from '../draft/siteData'
import { usePanels } from '../panels/usePanels'
import type { SidePanelTab } from '../SidePanel'
import { PAGES_SITE_SECTION } from '../site/pages/pagesSiteSection'
import { SITE_SECTIONS } from '../site/siteSections'

/** What the right panel shows. */
type DetailsView = 'part' | 'history' | 'decisions'

/** What the left and the right panel show. */
export function useWorkspace(parts: RefObject<HTMLElement | null>, details: RefObject<HTMLElement | null>) {
  const panels = usePanels(parts, details)
  const [view, setView] = useState<DetailsView>('part')
  const [tab, setTab] = useState<DetailTab>('compose')
  const [target, setTarget] = useState<{ of: Selection | undefined; place: EditTarget }>()
  const [side, setSide] = useState<SidePanelTab>('page')
  const [section, setSection] = useState(SITE_SECTIONS[0])
  const [chosenKey, setChosenKey] = useState<string>()
  const isHistoryShown = view === 'history' && tab === 'compose'

  function showDetails(next: DetailsView): void {
    setView(next)
    if (tab !== 'edit' || next !== 'part') setTab('compose')
    panels.show('details')
  }

  return {
    panels,
    view,
    tab,
    setTab,
    side,
    setSide,
    section,
    setSection,
    /** The entry that was chosen in the list of the section. */
    chosenKey,
    setChosenKey,
    isHistoryShown,
    /** A place that was chosen for the editor counts until another part is selected. */
    target,
    edit(place: EditTarget, selection: Selection | undefined): void {
      setTarget({ of: selection, place })
      setTab('edit')
      panels.show('details')
    },
    showDetails,
    toggleHistory: () => (isHistoryShown ? setView('part') : showDetails('history')),
    showTab(next: DetailTab): void {
      setTab(next)
      panels.show('details')
    },
    /** The last decision was made. */
    endDecisions(): void {
      setView('part')
      details.current?.focus()
    },
    /** The list of pages, to change one. */
    showPages(): void {
      setSide('site')
      setSection(PAGES_SITE_SECTION)
      showDetails('part')
    },
    /** The parts of the page, instead of those of the site. */
    showPageParts(): void {
      setSide('page')
      panels.show('parts')
    },
  }
}
