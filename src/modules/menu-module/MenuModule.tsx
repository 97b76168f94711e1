import { useEffect, useMemo } from 'react'
import { applyContentMenu } from '../../catalogue/content-menu/applyContentMenu'
import { isChanged } from '../../catalogue/content-menu/contentMenuState'
import { headingOf, ModuleHead } from '../../catalogue/row/ModuleHead'
import { classes } from '../../lib/classes'
import { usePageMenu } from '../../page/pageMenu'
import { usePageModules } from '../../site/react/PageModules'
import type { ModuleProps } from '../../site/registry'
import { useText } from '../../text/TextContext'
import { Button } from '../../ui/Button'
import { SearchField } from '../../ui/form/SearchField'
import { FilterSelect } from './FilterSelect'
import { menuResults } from './menuResults'
import { pageMenus } from './pageMenus'
import { SortSelect } from './SortSelect'
import { useContentMenu } from './useContentMenu'
import { useGrids } from './useGrids'
import './menuModule.scss'

const NOTHING = new Map()

/**
 * The menu over the title_grid modules of the page (spec, section 2: menu modules): a filter by genre, module or the
 * brand's groups, and search, sort and clear, each only where it is active.
 */
export default function MenuModule({ module }: ModuleProps<'menu_module'>) {
  const t = useText()
  const modules = usePageModules()
  const menus = useMemo(() => pageMenus(modules), [modules])
  const grids = useGrids(menus.grids)
  const { state, typed, act } = useContentMenu(menus, grids)
  const { menu, leader } = menus
  const changed = isChanged(state, menu)
  const pageMenu = usePageMenu()
  const leads = modules.find(({ key }) => key === leader)?.slug === module.slug

  const found = useMemo(
    () => (grids && changedAtAll(state) ? applyContentMenu(grids, menu, state, Date.now()) : undefined),
    [grids, menu, state],
  )
  const emptyText = menu.search?.no_results_text ?? t('noResults')
  // biome-ignore lint/correctness/useExhaustiveDependencies: `act` is made anew at every render and does the same
  useEffect(() => {
    if (!leads || !pageMenu) return
    const clear = { label: t('clearAll'), onClear: () => act({ type: 'clear' }) }
    const empty = { text: emptyText, clear: menu.clear_button?.is_active ? undefined : clear }
    pageMenu.publish(found && grids ? menuResults(grids, found.groups, empty) : NOTHING)
  }, [pageMenu, leads, found, grids, emptyText])
  useEffect(() => (leads ? () => pageMenu?.publish(NOTHING) : undefined), [pageMenu, leads])

  if (menus.grids.length === 0) return null
  const { search, sort, clear_button: clear } = module.targeting_params ?? {}
  const count = found?.groups.reduce((sum, { titles }) => sum + titles.length, 0) ?? 0
  const says = !found ? '' : count === 0 ? emptyText : t('resultsFound', { count })
  return (
    <>
      <ModuleHead heading={headingOf(module)} slug={module.slug} />
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is unknown to the oldest browsers that we serve */}
      <div
        role="search"
        className={classes('mq-content-menu', module.config?.sticky && 'mq-content-menu--sticky')}
        aria-label={module.display_name || t('filters')}
      >
        {search?.is_active && (
          <SearchField
            label={t('searchPlaceholder')}
            value={typed}
            onChange={(term) => act({ type: 'search', term })}
          />
        )}
        <FilterSelect module={module} grids={grids ?? []} menu={menu} state={state} act={act} />
        {sort?.is_active && (sort.params?.length ?? 0) > 0 && (
          <SortSelect params={sort.params ?? []} sort={state.sort} act={act} />
        )}
        <span className="mq-content-menu__end">
          <span className={count === 0 ? 'mq-vh' : 'mq-content-menu__count'} role={leads ? 'status' : undefined}>
            {leads && says}
          </span>
          {clear?.is_active && (changed || typed !== '') && (
            <Button kind="line" onClick={() => act({ type: 'clear' })}>
              {clear.label ?? t('clearAll')}
            </Button>
          )}
        </span>
      </div>
    </>
  )
}

/** Also what the brand chose at first narrows what is shown. */
const changedAtAll = ({ term, sort, genre, module, custom }: Parameters<typeof isChanged>[0]) =>
  term.trim() !== '' || [sort, genre, module, custom].some((choice) => choice !== undefined)
