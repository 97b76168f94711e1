import type { Location } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { SiteConfig } from '../../generated/types'
import type { ModalEntry } from '../registry'
import type { Runtime } from '../runtime'
import { backgroundLocation, pageAsDialog } from './modals'
import type { ResolvedAddress } from './resolvePage'

const resolvedPage = (kind: string, pathname: string): ResolvedAddress => ({
  type: 'page',
  kind,
  pathname,
  params: {},
  search: '',
})
const location = { pathname: '/title/faust', search: '?view=cast', hash: '', state: null, key: 'k' } as Location

const titleModal: ModalEntry = {
  load: async () => ({ default: () => null }),
  when: (config) => config.is_show_title_in_modal === true,
}

function createSite(config: Partial<SiteConfig>, pages: Record<string, ResolvedAddress> = {}): Runtime {
  return {
    plan: { document: { site_config: { routing: [], ...config } } },
    registry: { kinds: new Map([['titledetail', { modal: titleModal }]]) },
    resolve: ({ pathname }: { pathname: string }) => pages[pathname] ?? { type: 'empty' },
  } as unknown as Runtime
}

test.each<[string, Partial<SiteConfig>, ResolvedAddress, boolean]>([
  [
    'shows a title as a dialog with is_show_title_in_modal',
    { is_show_title_in_modal: true },
    resolvedPage('titledetail', '/title/faust'),
    true,
  ],
  ['shows a title as a page without is_show_title_in_modal', {}, resolvedPage('titledetail', '/title/faust'), false],
  [
    'shows a page whose kind has no dialog as a page',
    { is_show_title_in_modal: true },
    resolvedPage('home', '/home'),
    false,
  ],
  ['does not show a redirect as a dialog', { is_show_title_in_modal: true }, { type: 'redirect', to: '/' }, false],
])('%s', (_, config, resolved, isDialog) => {
  expect(pageAsDialog(createSite(config), resolved) !== undefined).toBe(isDialog)
})

const titleDialog = {
  kind: 'titledetail',
  modal: titleModal,
  page: { params: {}, pathname: '/title/faust', search: '' },
}
test.each<[string, Record<string, ResolvedAddress>, ModalEntry, string | undefined]>([
  [
    'the start page',
    { '/': { type: 'redirect', to: '/home' }, '/home': resolvedPage('home', '/home') },
    titleModal,
    '/home',
  ],
  [
    'the page that the kind defines',
    { '/title/x': resolvedPage('titledetail', '/title/x') },
    { ...titleModal, background: () => '/title/x' },
    '/title/x',
  ],
  [
    'nothing if the start page is the title itself',
    { '/': resolvedPage('titledetail', '/title/faust') },
    titleModal,
    undefined,
  ],
  ['nothing if there is no start page', {}, titleModal, undefined],
  [
    'nothing after a redirect loop',
    { '/': { type: 'redirect', to: '/a' }, '/a': { type: 'redirect', to: '/' } },
    titleModal,
    undefined,
  ],
])('shows behind a dialog: %s', (_, pages, entry, pathname) => {
  const background = backgroundLocation(createSite({}, pages), { ...titleDialog, modal: entry }, location)
  expect(background?.location.pathname).toBe(pathname)
  if (background) expect(background.location.search).toBe('')
})
