import { files } from '../checks/addresses/files'
import { links } from '../checks/addresses/links'
import { redirects } from '../checks/addresses/redirects'
import { routePaths } from '../checks/addresses/routePaths'
import { startPage } from '../checks/addresses/startPage'
import { authDisabled } from '../checks/authDisabled'
import { brandColours } from '../checks/brandColours'
import { filmSources } from '../checks/filmSources'
import { html } from '../checks/html'
import { moduleLists } from '../checks/moduleLists'
import { exampleTitles } from '../checks/names/exampleTitles'
import { moduleNames } from '../checks/names/moduleNames'
import { textKeys } from '../checks/names/textKeys'
import { titleNames } from '../checks/names/titleNames'
import { needsService } from '../checks/needsService'
import { styleSheets } from '../checks/styleSheets'
import type { SiteCheck } from './site'

/** Checks that look at more than one document. Duplicate and reserved routes are reported by the site's plan instead. */
export const siteChecks: readonly SiteCheck[] = [
  startPage,
  routePaths,
  redirects,
  links,
  moduleLists,
  moduleNames,
  titleNames,
  exampleTitles,
  needsService,
  authDisabled,
  textKeys,
  files,
  filmSources,
  html,
  brandColours,
  styleSheets,
]
