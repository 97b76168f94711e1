import { checkFiles } from '../checks/addresses/files'
import { checkLinks } from '../checks/addresses/links'
import { checkRedirects } from '../checks/addresses/redirects'
import { checkRoutePaths } from '../checks/addresses/routePaths'
import { checkStartPage } from '../checks/addresses/startPage'
import { checkAuthDisabled } from '../checks/authDisabled'
import { checkBrandColours } from '../checks/brandColours'
import { checkFilmSources } from '../checks/filmSources'
import { checkHtml } from '../checks/html'
import { checkModuleLists } from '../checks/moduleLists'
import { checkExampleTitles } from '../checks/names/exampleTitles'
import { checkModuleNames } from '../checks/names/moduleNames'
import { checkTextKeys } from '../checks/names/textKeys'
import { checkTitleNames } from '../checks/names/titleNames'
import { checkNeedsService } from '../checks/needsService'
import { checkStyleSheets } from '../checks/styleSheets'
import type { SiteCheck } from './site'

/** Checks that look at more than one document. Duplicate and reserved routes are reported by the site's plan instead. */
export const siteChecks: readonly SiteCheck[] = [
  checkStartPage,
  checkRoutePaths,
  checkRedirects,
  checkLinks,
  checkModuleLists,
  checkModuleNames,
  checkTitleNames,
  checkExampleTitles,
  checkNeedsService,
  checkAuthDisabled,
  checkTextKeys,
  checkFiles,
  checkFilmSources,
  checkHtml,
  checkBrandColours,
  checkStyleSheets,
]
