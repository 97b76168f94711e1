import { useEffect, useState, useSyncExternalStore } from 'react'
import { createServiceClient } from '../../data/serviceClient'
import { languagesQuery, territoriesQuery } from '../../service/lookups'
import { healthQuery } from '../../service/operators/health'
import { moduleInventoryQuery, modulesQuery } from '../../service/operators/moduleInventory'
import type { ServiceClient } from '../../service/query'
import { shownRuntime } from '../live/shownRuntime'

/** Status lines of the service; undefined: not loaded yet. */
export async function readServiceStatus(client: ServiceClient): Promise<string[]> {
  const names = (items: readonly { name: string; value: string | number }[]) =>
    items.map(({ name, value }) => `${name} (${value})`).join(', ')
  const parts: [string, () => Promise<string>][] = [
    [
      'Health',
      async () => {
        const { isHealthy, status } = await healthQuery.read(client)
        return isHealthy ? 'healthy' : status ? `unhealthy (${status})` : 'no response'
      },
    ],
    ['Languages', async () => names(await languagesQuery.read(client))],
    ['Territories', async () => names(await territoriesQuery.read(client))],
    ['Modules', async () => String((await modulesQuery.read(client)).length)],
    ['Inventory', async () => `${(await moduleInventoryQuery.read(client)).total} titles`],
  ]
  return Promise.all(
    parts.map(async ([name, read]) => `${name}: ${await read().catch((error) => `unknown (${error.message})`)}`),
  )
}

/** Status of the service, loaded when the panel opens and on request. */
export function ServiceState() {
  const runtime = useSyncExternalStore(shownRuntime.subscribe, shownRuntime.get)
  const [lines, setLines] = useState<string[]>()
  const [attempt, setAttempt] = useState(0)
  const [loadedRuntime, setLoadedRuntime] = useState(runtime)
  if (loadedRuntime !== runtime) {
    setLoadedRuntime(runtime)
    setLines(undefined)
  }
  // Clicking the button increments `attempt`, which loads the status again.
  useEffect(() => {
    let isActive = true
    if (runtime) readServiceStatus(createServiceClient(runtime.data())).then((read) => isActive && setLines(read))
    return () => {
      isActive = false
    }
  }, [runtime, attempt])
  const reload = () => {
    setLines(undefined)
    setAttempt(attempt + 1)
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
            {lines?.map((line) => <li key={line}>{line}</li>) ?? <li>Loading …</li>}
          </ul>
        ) : (
          <p className="mqp-note">No site is shown.</p>
        )}
        <button type="button" className="mqp-chip" disabled={!runtime} onClick={reload}>
          Reload
        </button>
      </div>
    </section>
  )
}
