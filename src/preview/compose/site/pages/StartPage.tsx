import { CONFIG_FILE, dataIn } from '../../draft/siteData'
import type { SectionProps } from '../siteSection'
import { startPageOperations } from './pageOperations'
import { type SiteRoute, startPage } from './routes'

interface Props extends Pick<SectionProps, 'files' | 'actions'> {
  route: SiteRoute
  routes: readonly SiteRoute[]
}

/** Which page the site starts with, and a button that makes it this one. */
export function StartPage({ route, routes, files, actions }: Props) {
  const start = startPage(routes)
  if (start === route)
    return <p className="mqp-note mqp-route__start">This is the start page. Unknown addresses lead here too.</p>
  const make = () => {
    const operations = startPageOperations(dataIn(files, CONFIG_FILE), route.index)
    if ('refused' in operations) return actions.say(operations.refused)
    actions.perform(`Make ${route.name} the start page`, operations)
  }
  return (
    <p className="mqp-note mqp-route__start">
      {start && `The start page is ${start.name}. Unknown addresses lead there too. `}
      <button type="button" className="mqp-chip" onClick={make}>
        Make this the start page
      </button>
    </p>
  )
}
