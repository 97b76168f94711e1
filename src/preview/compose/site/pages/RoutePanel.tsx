import { formatCount } from '../../../bar/world'
import { CONFIG_FILE, dataIn, valueIn } from '../../draft/siteData'
import { FieldInput } from '../../form/FieldInput'
import { formGroups } from '../../form/formGroups'
import { ValueForm } from '../../form/ValueForm'
import { readPlacements } from '../../modules/placements'
import type { SectionProps } from '../siteSection'
import { AddressForm } from './address/AddressForm'
import { fileOfList } from './listFiles'
import { MenuChoice } from './menus/MenuChoice'
import { PagePartSwitch } from './PagePartSwitch'
import { RouteTools } from './RouteTools'
import { hasParameters, type SiteRoute } from './routes'
import { StartPage } from './StartPage'

interface Props extends SectionProps {
  route: SiteRoute
  routes: readonly SiteRoute[]
}

/** Labels of the fields that come first. */
const NAME_FIELD_LABELS = { label: 'Name in the menu', heading: 'Heading of the page' }
const KIND_FIELD_LABELS = { component: 'Kind of page' }
const REDIRECT_FIELD_LABELS = { redirect: 'Leads to' }
/** Fields with controls of their own. */
const FIELDS_WITH_OWN_CONTROL = ['route', 'default', 'show_in_menu', 'placement', 'nav', 'footer']

/** A page or a redirect: its place in the site, and all its fields. */
export function RoutePanel(props: Props) {
  const { route, routes, files, actions, located } = props
  if (!located) return null
  const isRedirect = route.redirect !== undefined
  const fields = formGroups(CONFIG_FILE, located.data, located.path).flatMap((group) => group.fields)
  const formActions = { ...actions, file: CONFIG_FILE }
  const inputs = (labels: Readonly<Record<string, string>>) =>
    fields
      .map((field) => ({ ...field, label: labels[field.name] }))
      .filter(({ label }) => label !== undefined)
      .map((field) => <FieldInput key={field.name} field={field} actions={formActions} />)
  const first = new Set([
    ...FIELDS_WITH_OWN_CONTROL,
    ...Object.keys({ ...NAME_FIELD_LABELS, ...KIND_FIELD_LABELS, ...REDIRECT_FIELD_LABELS }),
  ])
  const list = fileOfList(files, route.modules_uri)
  const isPage = !isRedirect && !hasParameters(route.route)
  return (
    <section className="mqp-part mqp-route" aria-label="Page">
      <div className="mqp-part__head">
        <h2 className="mqp-part__name">{route.name}</h2>
        <p className="mqp-note">
          {isRedirect ? 'Redirect ' : 'Page '}
          <code>
            {CONFIG_FILE}:{located.line}
          </code>
        </p>
      </div>
      <div className="mqp-form">
        {isRedirect ? inputs(REDIRECT_FIELD_LABELS) : inputs(NAME_FIELD_LABELS)}
        {!isRedirect && <MenuChoice {...props} />}
        <AddressForm {...props} />
        {!isRedirect && inputs(KIND_FIELD_LABELS)}
        {isPage && (
          <div className="mqp-form__field">
            <span className="mqp-route__label">Its modules</span>
            <span className="mqp-route__list">
              {list === undefined
                ? 'No list in this site'
                : `${list.replace('modules/', '')}, ${moduleCountText(files, list)}`}
              <button type="button" className="mqp-chip" onClick={() => props.onEditPage(route.route)}>
                Open the page
              </button>
            </span>
          </div>
        )}
        {!isRedirect && (
          <div className="mqp-route__shown">
            {fields
              .filter(({ name }) => name === 'nav' || name === 'footer')
              .map((field) => (
                <PagePartSwitch
                  key={field.name}
                  field={field}
                  label={field.name === 'nav' ? 'Top bar' : 'Footer'}
                  actions={actions}
                />
              ))}
          </div>
        )}
        {isPage && <StartPage route={route} routes={routes} files={files} actions={actions} />}
      </div>
      <ValueForm
        groups={[{ heading: 'More', fields: fields.filter(({ name }) => !first.has(name)) }]}
        id={route.route}
        actions={formActions}
      />
      <RouteTools {...props} />
    </section>
  )
}

const moduleCountText = (files: SectionProps['files'], listFile: string): string =>
  formatCount(readPlacements({ data: valueIn(dataIn(files, listFile), ['data']) }).length, 'module')
