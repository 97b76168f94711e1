import type { Location } from 'react-router-dom'
import type { PageProps } from '../pageProps'
import type { ModalEntry } from '../registry'
import type { Runtime } from '../runtime'
import type { ResolvedAddress } from './resolvePage'

/** A page shown as a dialog over another one */
export interface PageDialog {
  kind: string
  modal: ModalEntry
  page: PageProps
}

/** Maximum number of redirects to the page behind a dialog */
const MAX_REDIRECTS = 5

/** The page as a dialog, if its kind supports it and the config enables it */
export function pageAsDialog({ registry, plan }: Runtime, resolved: ResolvedAddress): PageDialog | undefined {
  if (resolved.type !== 'page') return undefined
  const modal = registry.kinds.get(resolved.kind)?.modal
  return modal?.when(plan.document.site_config) ? { kind: resolved.kind, modal, page: resolved } : undefined
}

/**
 * Background location of a dialog whose URL was opened directly, by a reload or a shared link.
 * @returns undefined if no page can be shown behind it; the dialog's page is then shown as a page
 */
export function backgroundLocation(
  { resolve }: Runtime,
  { modal, page }: PageDialog,
  location: Location,
): { location: Location; resolved: ResolvedAddress } | undefined {
  let pathname = modal.background?.(page) ?? '/'
  for (let hop = 0; hop < MAX_REDIRECTS; hop++) {
    const resolved = resolve({ pathname, search: '', hash: '' })
    if (resolved.type === 'page')
      return resolved.pathname === page.pathname
        ? undefined
        : { location: { ...location, pathname, search: '', hash: '' }, resolved }
    if (resolved.type !== 'redirect') return undefined
    pathname = resolved.to
  }
  return undefined
}
