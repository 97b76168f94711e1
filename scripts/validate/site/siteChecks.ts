import { files } from '../checks/addresses/files'
import { links } from '../checks/addresses/links'
import { redirects } from '../checks/addresses/redirects'
import { routePaths } from '../checks/addresses/routePaths'
import { startPage } from '../checks/addresses/startPage'
import { brandColours } from '../checks/brandColours'
import { filmSources } from '../checks/filmSources'
import { html } from '../checks/html'
import { moduleLists } from '../checks/moduleLists'
import { moduleNames } from '../checks/names/moduleNames'
import { textKeys } from '../checks/names/textKeys'
import { titleNames } from '../checks/names/titleNames'
import { needsService } from '../checks/needsService'
import { noWayIn } from '../checks/noWayIn'
import { styleSheets } from '../checks/styleSheets'
import type { SiteCheck } from './site'

/** What is checked beyond single documents. Twins and taken paths are found by the site's own plan. */
export const siteChecks: readonly SiteCheck[] = [
  startPage,
  routePaths,
  redirects,
  links,
  moduleLists,
  moduleNames,
  titleNames,
  needsService,
  noWayIn,
  textKeys,
  files,
  filmSources,
  html,
  brandColours,
  styleSheets,
]
