import { Fragment } from 'react'
import type { TitleFilter } from '../../generated/types'
import { lazyPart } from '../../ui/lazyPart'
import { Skeleton } from '../../ui/Skeleton'
import type { PlannedModule } from '../moduleList'
import { ModuleSlot } from './ModuleSlot'
import { PageModulesProvider } from './PageModules'
import { useModuleList } from './useModuleList'

interface Props {
  /** `modules_uri` of the route; undefined: no modules */
  uri: string | undefined
  /** The page's own content, between the modules of the regions top and main */
  children?: React.ReactNode
  /** Shown after the first module */
  afterFirst?: React.ReactNode
  /** Reserves space while the list loads. Default: true if the page has no content of its own */
  reserve?: boolean
  /** Genre groups of the route, on a page whose titles are those of its modules */
  filter?: TitleFilter
}

export function ModuleList({ uri, children, afterFirst, reserve = !children, filter }: Props) {
  const { modules, error, retry } = useModuleList(uri, true)
  const waiting = error ? (
    // The skeleton had the height of a hero; keeping it avoids a layout shift.
    <div className="mq-section mq-list-failed" data-opening={reserve ? 'hero' : undefined}>
      <ModuleListFallback uri={uri ?? ''} retry={retry} />
    </div>
  ) : (
    reserve && <Skeleton shape="page" />
  )
  // The same position in all states, so that the page's own content never remounts
  const shown = (modules: PlannedModule[] | undefined) => (
    <PageModulesProvider value={modules ?? NO_MODULES}>
      {!uri ? null : modules ? <Region modules={modules} name="top" afterFirst={afterFirst} /> : waiting}
      {children}
      <Region modules={modules} name="main" afterFirst={afterFirst} />
      <Region modules={modules} name="bottom" afterFirst={afterFirst} />
      {uri && reserve && modules?.length === 0 && (
        <div className="mq-section">
          <ModuleListFallback uri={uri} />
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

interface RegionProps extends Pick<Props, 'afterFirst'> {
  modules: PlannedModule[] | undefined
  name: PlannedModule['region']
}

/** A component, because the list may be rendered twice before it is shown. */
const Region = ({ modules, name, afterFirst }: RegionProps) =>
  modules?.map(
    (planned, index) =>
      planned.region === name && (
        <Fragment key={planned.key}>
          <ModuleSlot planned={planned} index={index} />
          {index === 0 && afterFirst}
        </Fragment>
      ),
  )

// Rarely needed, so the shell preloads it when the page is ready.
const ModuleListFallback = lazyPart(async () => (await import('./ModuleListFallback')).ModuleListFallback)

/** Few routes have genre groups. */
const TitleFilterMenu = lazyPart(async () => (await import('./TitleFilterMenu')).TitleFilterMenu)

const NO_MODULES: PlannedModule[] = []
