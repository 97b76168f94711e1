import type { SiteTexts } from '../../../../tools/edit/editSite'
import type { ValueRef } from '../../../../tools/edit/operation'
import type { DraftState } from '../../draft/draftState'
import { fileOfList } from './listFiles'
import { listPageKinds } from './pageKinds'
import { ROUTING_PATH, readRoutes, stableRouteStep } from './routes'

interface Props {
  config: unknown
  /** Path on the site. */
  pagePath: string
  files: SiteTexts
  /** Documents that are not valid JSON on disk. */
  broken: DraftState['broken']
  /** Selects the page in the config. */
  onSettings: (at: ValueRef) => void
}

const KINDS = listPageKinds()

/** Instead of the parts of a page: why it has none, and where it is changed. */
export function NoModules({ config, pagePath, files, broken, onSettings }: Props) {
  const routes = readRoutes(config)
  const route = routes.find((each) => each.route === pagePath)
  const kind = KINDS.find((each) => each.component === route?.component)
  const list = fileOfList(files, route?.modules_uri)
  if (list !== undefined && broken.has(list))
    return <p className="mqp-note mqp-add">{list} is not valid JSON. Its modules are listed when it is repaired.</p>
  // While the lists of a page of modules are loading, there is nothing to say.
  if (!route || !kind || kind.hasModules || route.modules_uri !== undefined) return null
  return (
    <div className="mqp-add">
      <p className="mqp-note">
        This page has no modules. It shows: {kind.name.charAt(0).toLowerCase()}
        {kind.name.slice(1)}. {kind.source}
      </p>
      <button
        type="button"
        className="mqp-chip"
        onClick={() => onSettings([...ROUTING_PATH, stableRouteStep(routes, route)])}
      >
        Settings of this page
      </button>
    </div>
  )
}
