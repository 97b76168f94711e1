import { brandColours } from './checks/brandColours'
import { files } from './checks/files'
import { html } from './checks/html'
import { laterKinds } from './checks/laterKinds'
import { links } from './checks/links'
import { moduleLists } from './checks/moduleLists'
import { moduleNames } from './checks/moduleNames'
import { redirects } from './checks/redirects'
import { startPage } from './checks/startPage'
import { textKeys } from './checks/textKeys'
import { titleNames } from './checks/titleNames'
import type { SiteCheck } from './site'

/** What is checked beyond single documents. Twins and taken paths are found by the site's own plan. */
export const siteChecks: readonly SiteCheck[] = [
  startPage,
  redirects,
  links,
  moduleLists,
  moduleNames,
  titleNames,
  laterKinds,
  textKeys,
  files,
  html,
  brandColours,
]
