import { useEffect, useState, useSyncExternalStore } from 'react'
import { createServiceClient } from '../../data/serviceClient'
import { createStore } from '../../lib/store'
import { languagesQuery, territoriesQuery } from '../../service/lookups'
import { healthQuery } from '../../service/operators/health'
import { moduleInventoryQuery, modulesQuery } from '../../service/operators/moduleInventory'
import type { ServiceClient } from '../../service/query'
import type { Runtime } from '../../site/runtime'

/** The site that is shown; the panel stands in a root of its own. */
export const shownSite = createStore<Runtime | undefined>(undefined)

/** What the service says of itself, in a line each; undefined: it was not asked yet. */
export async function readService(ask: ServiceClient): Promise<string[]> {
  const names = (items: readonly { name: string; value: string | number }[]) =>
    items.map(({ name, value }) => `${name} (${value})`).join(', ')
  const parts: [string, () => Promise<string>][] = [
    [
      'Health',
      async () => {
        const { isHealthy: well, status } = await healthQuery.read(ask)
        return well ? 'well' : status ? `not well (${status})` : 'no answer'
      },
    ],
    ['Languages', async () => names(await languagesQuery.read(ask))],
    ['Territories', async () => names(await territoriesQuery.read(ask))],
    ['Modules', async () => String((await modulesQuery.read(ask)).length)],
    ['Inventory', async () => `${(await moduleInventoryQuery.read(ask)).total} titles`],
  ]
  return Promise.all(
    parts.map(async ([name, read]) => `${name}: ${await read().catch((error) => `not known (${error.message})`)}`),
  )
}

/** What the service says of itself, asked when the panel opens and on request. */
export function ServiceState() {
  const runtime = useSyncExternalStore(shownSite.subscribe, shownSite.get)
  const [lines, setLines] = useState<string[]>()
  const [asked, setAsked] = useState(0)
  const [askedOf, setAskedOf] = useState(runtime)
  if (askedOf !== runtime) {
    setAskedOf(runtime)
    setLines(undefined)
  }
  // A press (`asked`) asks again.
  useEffect(() => {
    let live = true
    if (runtime) readService(createServiceClient(runtime.data())).then((read) => live && setLines(read))
    return () => {
      live = false
    }
  }, [runtime, asked])
  const askAgain = () => {
    setLines(undefined)
    setAsked(asked + 1)
  }
  return (
    <section className="mqp-choice" aria-labelledby="mqp-service">
      <h3 className="mqp-label" id="mqp-service">
        Service
      </h3>
      <div>
        {runtime ? (
          <ul className="mqp-note" aria-live="polite">
            <li>Marquee: version {import.meta.env.MARQUEE_VERSION}</li>
            {lines?.map((line) => <li key={line}>{line}</li>) ?? <li>Asking …</li>}
          </ul>
        ) : (
          <p className="mqp-note">No site is shown.</p>
        )}
        <button type="button" className="mqp-chip" disabled={!runtime} onClick={askAgain}>
          Ask again
        </button>
      </div>
    </section>
  )
}
