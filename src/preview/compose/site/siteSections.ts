import { brandSection } from './brand/brandSection'
import { pagesSection } from './pages/pagesSection'
import { settingsSection } from './settings/settingsSection'
import type { SiteSection } from './siteSection'
import { textsSection } from './texts/textsSection'
import { titlePagesSection } from './titlePages/titlePagesSection'

/** In the order of the list. */
export const SITE_SECTIONS: readonly [SiteSection, ...SiteSection[]] = [
  pagesSection,
  titlePagesSection,
  brandSection,
  textsSection,
  settingsSection,
]
