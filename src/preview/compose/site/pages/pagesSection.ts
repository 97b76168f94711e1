import { loaded } from '../../loaded'
import type { SiteSection } from '../siteSection'
import { hasPagesPanel } from './hasPagesPanel'

export const pagesSection: SiteSection = {
  name: 'pages',
  label: 'Pages and menus',
  List: loaded(async () => (await import('./PagesList')).PagesList),
  Panel: loaded(async () => (await import('./PagesPanel')).PagesPanel),
  hasPanel: hasPagesPanel,
}
