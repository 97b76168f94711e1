import { useEffect } from 'react'
import { isContentMenuChanged } from '../../catalogue/content-menu/contentMenuState'
import { type PageMenu, usePageMenu } from '../../catalogue/content-menu/usePageMenu'
import { ModuleHead, moduleHeadingText } from '../../catalogue/row/ModuleHead'
import { classes } from '../../lib/browser/classes'
import { useRuntime } from '../../site/react/RuntimeContext'
import type { ModuleProps } from '../../site/registry'
import { useText } from '../../text/TextContext'
import { Button } from '../../ui/Button'
import { SearchField } from '../../ui/form/SearchField'
import { FilterSelect } from './FilterSelect'
import { SortSelect } from './SortSelect'
import { useContentMenu } from './useContentMenu'
import './menuModule.scss'

/**
 * The menu of the page's title_grid modules (spec, section 2: menu modules): a filter by genre, type, module or the
 * brand's genre groups, and search, sort and clear, each only if it is active.
 */
export default function MenuModule({ module, moduleKey }: ModuleProps<'menu_module'>) {
  const t = useText()
  const runtime = useRuntime()
  const page = usePageMenu()
  const { state, loaded, menus, grids } = page
  const { typed, act } = useContentMenu(page)
  useEffect(() => {
    // Also load modules far below the screen, so that a search finds their titles.
    for (const each of [...menus, ...grids])
      runtime
        .module(each)
        .load()
        .catch(() => {})
  }, [runtime, menus, grids])
  if (grids.length === 0) return null
  const { search, sort, clear_button: clear } = module.targeting_params ?? {}
  return (
    <>
      <ModuleHead heading={moduleHeadingText(module)} slug={module.slug} />
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
        <FilterSelect module={module} grids={loaded ?? []} menu={page.menu} state={state} act={act} />
        {sort?.is_active && (sort.params?.length ?? 0) > 0 && (
          <SortSelect params={sort.params ?? []} sort={state.sort} act={act} />
        )}
        <span className="mq-content-menu__end">
          <ResultCount page={page} isAnnounced={page.first === moduleKey} />
          {clear?.is_active && (isContentMenuChanged(state, page.menu) || typed !== '') && (
            <Button kind="line" onClick={() => act({ type: 'clear' })}>
              {clear.label ?? t('clearAll')}
            </Button>
          )}
        </span>
      </div>
    </>
  )
}

/** The number of results. On a page with several menus only one announces it. */
function ResultCount({ page: { results, menu }, isAnnounced }: { page: PageMenu; isAnnounced: boolean }) {
  const t = useText()
  const count = results?.count ?? 0
  const text = count === 0 ? (menu.search?.no_results_text ?? t('noResults')) : t('resultsFound', { count })
  return (
    <span className={count === 0 ? 'mq-vh' : 'mq-content-menu__count'} role={isAnnounced ? 'status' : undefined}>
      {isAnnounced && results && text}
    </span>
  )
}
