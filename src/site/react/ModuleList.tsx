import { Fragment } from 'react'
import type { TitleFilter } from '../../generated/types'
import { lazyPart } from '../../ui/lazyPart'
import { Skeleton } from '../../ui/Skeleton'
import type { PlannedModule } from '../moduleList'
import { ModuleSlot } from './ModuleSlot'
import { PageModulesProvider } from './PageModules'
import { useModuleList } from './useModuleList'

interface Props {
  /** `modules_uri` of the route; without one there are no modules. */
  uri: string | undefined
  /** The page's own content, between the modules of the regions top and main. */
  children?: React.ReactNode
  /** Stands after the first module: what the page asks for, below its opening. */
  afterFirst?: React.ReactNode
  /** Keeps space while the list loads. Default: true where the page has no content of its own. */
  reserve?: boolean
  /** The route's groups of genres, on a page whose titles are those of its modules. */
  filter?: TitleFilter
}

/** The modules of a page, around the page's own content. */
export function ModuleList({ uri, children, afterFirst, reserve = !children, filter }: Props) {
  const { modules, error, retry } = useModuleList(uri, true)
  const region = (modules: PlannedModule[] | undefined, name: string) =>
    modules?.map(
      (planned, index) =>
        planned.region === name && (
          <Fragment key={planned.key}>
            <ModuleSlot planned={planned} index={index} />
            {index === 0 && afterFirst}
          </Fragment>
        ),
    )
  const waiting = error ? (
    // What stood here opened like a hero; were it to open plainly now, the whole page would move.
    <div className="mq-section mq-list-failed" data-opening={reserve ? 'hero' : undefined}>
      <InsteadOfList uri={uri ?? ''} retry={retry} />
    </div>
  ) : (
    reserve && <Skeleton shape="page" />
  )
  // In all states the page's own content has the same place, so that nothing of it begins anew.
  const shown = (modules: PlannedModule[] | undefined) => (
    <PageModulesProvider value={modules ?? NONE}>
      {!uri ? null : modules ? region(modules, 'top') : waiting}
      {children}
      {region(modules, 'main')}
      {region(modules, 'bottom')}
      {uri && reserve && modules?.length === 0 && (
        <div className="mq-section">
          <InsteadOfList uri={uri} />
        </div>
      )}
      {uri && (modules ? modules.length === 0 : error) ? afterFirst : null}
    </PageModulesProvider>
  )
  if (!filter) return shown(modules)
  return (
    <TitleFilterMenu modules={modules} filter={filter} lazy={{ pending: shown(undefined), failed: shown(modules) }}>
      {shown}
    </TitleFilterMenu>
  )
}

// Most lists come and hold something; the shell brings this once the page stands.
const InsteadOfList = lazyPart(async () => (await import('./InsteadOfList')).InsteadOfList)

/** Most routes have no groups of genres. */
const TitleFilterMenu = lazyPart(async () => (await import('./TitleFilterMenu')).TitleFilterMenu)

const NONE: PlannedModule[] = []
