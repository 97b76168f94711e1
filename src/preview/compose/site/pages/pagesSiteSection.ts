import { lazyComponent } from '../../lazyComponent'
import type { SiteSection } from '../siteSection'
import { hasPagesPanel } from './hasPagesPanel'

export const PAGES_SITE_SECTION: SiteSection = {
  name: 'pages',
  label: 'Pages and menus',
  List: lazyComponent(async () => (await import('./PagesList')).PagesList),
  Panel: lazyComponent(async () => (await import('./PagesPanel')).PagesPanel),
  hasPanel: hasPagesPanel,
}
