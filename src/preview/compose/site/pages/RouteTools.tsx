import { useState } from 'react'
import { CONFIG_FILE } from '../../draft/siteData'
import { ComposeIcon } from '../../header/ComposeIcon'
import type { SectionProps } from '../siteSection'
import { duplicatePage, type Removal, removePage } from './pageOperations'
import { RemoveDialog } from './RemoveDialog'
import { hasParameters, ROUTING_PATH, type SiteRoute } from './routes'

interface Props extends Pick<SectionProps, 'files' | 'actions'> {
  route: SiteRoute
  routes: readonly SiteRoute[]
}

/** Duplicates or removes a page. */
export function RouteTools({ route, routes, files, actions }: Props) {
  const [removal, setRemoval] = useState<Removal>()
  const kind = route.redirect === undefined ? 'page' : 'redirect'
  const duplicate = () => {
    const copy = duplicatePage(files, route.index)
    if ('refused' in copy) return actions.say(copy.refused)
    if (!actions.perform(`Duplicate ${route.name}`, copy.operations)) return
    actions.select({ file: CONFIG_FILE, at: [...ROUTING_PATH, { route: copy.address }] })
    actions.say(`Copy of ${route.name} added at ${copy.address}. It is not in a menu.`)
  }
  const ask = () => {
    const next = removePage(files, route.index)
    if ('refused' in next) actions.say(next.refused)
    else setRemoval(next)
  }
  const remove = ({ operations }: Removal) => {
    setRemoval(undefined)
    if (!actions.perform(`Remove ${route.name}`, operations)) return
    const group = routes.filter((each) => each.group === route.group)
    const at = group.indexOf(route)
    const next = group[at + 1] ?? group[at - 1]
    actions.select(next && { file: CONFIG_FILE, at: [...ROUTING_PATH, { route: next.route }] })
    actions.say(`Removed ${route.name}. Undo with Ctrl+Z.`)
  }
  return (
    <div className="mqp-route__tools">
      {kind === 'page' && !hasParameters(route.route) && (
        <button type="button" className="mqp-chip" onClick={duplicate}>
          <ComposeIcon name="copy" /> Duplicate page
        </button>
      )}
      <button type="button" className="mqp-chip mqp-route__remove" onClick={ask}>
        <ComposeIcon name="remove" /> Remove {kind}
      </button>
      {removal && (
        <RemoveDialog
          name={route.name}
          kind={kind}
          removal={removal}
          onRemove={() => remove(removal)}
          onClose={() => setRemoval(undefined)}
        />
      )}
    </div>
  )
}
