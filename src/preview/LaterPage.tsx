import { useEffect } from 'react'
import routeSchema from '../../schemas/config/route.json'
import type { PageProps } from '../site/pageProps'
import type { PlannedRoute } from '../site/plan/plan'
import { SmartLink } from '../ui/SmartLink'
import './laterPage.scss'

const MEANINGS = new Map(
  Object.entries(routeSchema.properties).map(([name, field]) => [
    name,
    'description' in field ? field.description : undefined,
  ]),
)

/**
 * The page of a kind that is known and comes later. Its words are for developers: production has no such page, there
 * the kind is unknown, and its address leads to the default route.
 */
export function LaterPage({ route, params, pathname, search }: PageProps) {
  const heading = route?.heading ?? route?.label ?? pathname
  useEffect(() => {
    document.title = heading
  }, [heading])
  const fields = route ? routeFields(route) : []
  const found = [...Object.entries(params), ...new URLSearchParams(search)].filter(([, value]) => value)
  return (
    <div className="mq-later mq-wrap">
      <p className="mq-later__tag">Preview</p>
      <h1 tabIndex={-1}>{heading}</h1>
      <p className="mq-later__lead">
        {route ? (
          <>
            The component kind <code>{route.component}</code> is known, and its page comes later. Production treats it
            as unknown: no menu entry, and this address leads to the start page.
          </>
        ) : (
          <>
            This fixed path of every site has no page yet. Production sends <code>{pathname}</code> to the start page.
          </>
        )}
      </p>
      {route && (
        <>
          <h2>What the config says</h2>
          <p className="mq-later__place">
            config.json <code>/site_config/routing/{route.index}</code>
          </p>
          <Fields fields={fields} />
        </>
      )}
      {found.length > 0 && (
        <>
          <h2>What the address says</h2>
          <Fields fields={found.map(([name, value]) => ({ name, value: value ?? '' }))} />
        </>
      )}
      <SmartLink className="mq-later__home" href="/">
        To the start page
      </SmartLink>
    </div>
  )
}

function Fields({ fields }: { fields: { name: string; value: string }[] }) {
  return (
    <dl className="mq-later__fields">
      {fields.map(({ name, value }) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>
            <code>{value}</code>
            {MEANINGS.get(name) && <span>{MEANINGS.get(name)}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The fields of a route entry as the config has them, in its order; what is no plain value as JSON. */
function routeFields({ index: _, ...route }: PlannedRoute): { name: string; value: string }[] {
  return Object.entries(route)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ({ name, value: typeof value === 'string' ? value : JSON.stringify(value, null, 1) }))
}
