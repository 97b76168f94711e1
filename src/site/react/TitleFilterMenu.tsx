import { type ReactNode, useMemo } from 'react'
import type { TitleFilter } from '../../generated/types'
import type { PlannedModule } from '../moduleList'
import type { Modules } from '../registry'
import { useRuntime } from './RuntimeContext'

interface Props {
  /** Modules of the page's list, when loaded */
  modules: PlannedModule[] | undefined
  filter: TitleFilter
  children: (modules: PlannedModule[] | undefined) => ReactNode
}

/** The modules of a page, with a menu of the route's genre groups */
export function TitleFilterMenu({ modules, filter, children }: Props) {
  const { registry } = useRuntime()
  return children(
    useMemo(() => modules && applyTitleFilter(modules, filter, registry.modules), [modules, filter, registry]),
  )
}

/**
 * Applies the route's `title_filter` as a menu_module before the first title_grid. A page with such a menu, or without a
 * grid, is unchanged.
 * @param known module types of the site
 */
export function applyTitleFilter(
  modules: PlannedModule[],
  filter: TitleFilter | undefined,
  known: Modules,
): PlannedModule[] {
  const entry = known.get('menu_module')
  const at = modules.findIndex(({ type }) => type === 'title_grid')
  const grid = modules[at]
  const hasMenu = modules.some(({ type, raw }) => type === 'menu_module' && (raw.filter_by ?? 'custom') === 'custom')
  if (!filter?.custom_genres?.length || !entry || !grid || hasMenu) return modules
  const slug = 'title-filter'
  const raw = { slug, type: 'menu_module', targeting_params: { filter } }
  const head = { key: slug, slug, type: 'menu_module', entry, raw, region: grid.region, targeting: {} }
  const none = { heading: undefined, className: undefined, placementId: undefined }
  const menu = { ...head, ...none, document: { file: 'config.json', text: '', data: raw }, pointer: '' }
  return [...modules.slice(0, at), menu, ...modules.slice(at)]
}
