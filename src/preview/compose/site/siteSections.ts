import { BRAND_SITE_SECTION } from './brand/brandSiteSection'
import { PAGES_SITE_SECTION } from './pages/pagesSiteSection'
import { SETTINGS_SITE_SECTION } from './settings/settingsSiteSection'
import type { SiteSection } from './siteSection'
import { TEXTS_SITE_SECTION } from './texts/textsSiteSection'
import { TITLE_PAGES_SITE_SECTION } from './titlePages/titlePagesSiteSection'

/** In the order of the list. */
export const SITE_SECTIONS: readonly [SiteSection, ...SiteSection[]] = [
  PAGES_SITE_SECTION,
  TITLE_PAGES_SITE_SECTION,
  BRAND_SITE_SECTION,
  TEXTS_SITE_SECTION,
  SETTINGS_SITE_SECTION,
]
