import type { SiteSection } from '../siteSection'
import { PagesList } from './PagesList'
import { hasPagesPanel, PagesPanel } from './PagesPanel'

export const pagesSection: SiteSection = {
  name: 'pages',
  label: 'Pages and menus',
  List: PagesList,
  Panel: PagesPanel,
  hasPanel: hasPagesPanel,
}
