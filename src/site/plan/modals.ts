import type { Location } from 'react-router-dom'
import type { PageProps } from '../pageProps'
import type { ModalEntry } from '../registry'
import type { Runtime } from '../runtime'
import type { Resolved } from './resolvePage'

/** A page that is shown as a dialog over another one. */
export interface PageDialog {
  kind: string
  modal: ModalEntry
  page: PageProps
}

/** Redirects that are followed on the way to the page behind a dialog. */
const MOST = 5

/** The page of an address as a dialog, where its kind can be one and the brand wants it so. */
export function asDialog({ registry, plan }: Runtime, resolved: Resolved): PageDialog | undefined {
  if (resolved.type !== 'page') return undefined
  const modal = registry.kinds.get(resolved.kind)?.modal
  return modal?.when(plan.document.site_config) ? { kind: resolved.kind, modal, page: resolved } : undefined
}

/**
 * The background location of a dialog whose address was opened by itself (conventions: reload and share open it).
 * @returns undefined where nothing can be shown: then the dialog's page is shown as one
 */
export function backgroundLocation(
  { resolve }: Runtime,
  { modal, page }: PageDialog,
  location: Location,
): { location: Location; resolved: Resolved } | undefined {
  let pathname = modal.background?.(page) ?? '/'
  for (let hop = 0; hop < MOST; hop++) {
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
