import type { Consent } from '../../consent/consent'
import type { Tool } from '../../consent/scriptGate'
import type { PageView, SiteEvent, SiteEvents } from '../../service/siteEvents'

/** What the tools read: what stands there when they come, and what is put in afterwards. */
interface DataLayers {
  /** Of the tag of `analytics_code`. */
  dataLayer?: unknown[]
  /** Of the library of `adobe_embed_src` (Adobe Client Data Layer). */
  adobeDataLayer?: unknown[]
}

/** So many events wait for a tool that has not come yet. */
const MOST = 100

/**
 * Passes on what happens to the tools of the operator, as long as the visitor allows analytics. A tool is told what
 * happened since that was allowed; of what was before, only which page is shown.
 */
export function createSender(
  events: Pick<SiteEvents, 'log' | 'subscribe'>,
  consent: Pick<Consent, 'allows' | 'subscribe'>,
  window: object,
) {
  const layers = window as DataLayers
  const tools = new Map<Tool['name'], (event: SiteEvent) => void>()
  let allowed = consent.allows('analytics')
  let since: SiteEvent[] = allowed ? [...events.log] : []

  function say(event: SiteEvent): void {
    if (!allowed) return
    since = [...since, event].slice(-MOST)
    for (const tell of tools.values()) tell(event)
  }
  events.subscribe(say)
  consent.subscribe(() => {
    const before = allowed
    allowed = consent.allows('analytics')
    if (!allowed) since = []
    const page = events.log.findLast(isPageView)
    if (!before && page) say(page)
  })

  return {
    /** The script of a tool is about to be put into the page. */
    open(tool: Tool): void {
      if (tools.has(tool.name)) return
      const tell = tool.name === 'google' ? openTag(layers, tool.id) : openAdobe(layers)
      tools.set(tool.name, tell)
      since.forEach(tell)
    },
  }
}

/**
 * Gives the analytics tag its first orders, which it reads when it has loaded.
 * @param id measurement id, already validated
 */
function openTag(layers: DataLayers, id: string): (event: SiteEvent) => void {
  layers.dataLayer ??= []
  const layer = layers.dataLayer
  // The tag tells an order from other entries by its being an arguments object.
  function order(..._words: unknown[]) {
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments)
  }
  order('js', new Date())
  // It is told each page: its own first page view would count that twice.
  order('config', id, { send_page_view: false })
  return (event) => {
    const { name, ...fields } = event
    // It would take the address of the window, with its query.
    if (isPageView(event)) order('set', { page_location: location.origin + event.path })
    order('event', name, fields)
  }
}

function openAdobe(layers: DataLayers): (event: SiteEvent) => void {
  layers.adobeDataLayer ??= []
  const layer = layers.adobeDataLayer
  return ({ name: event, ...eventInfo }) => void layer.push({ event, eventInfo })
}

const isPageView = (event: SiteEvent): event is PageView => event.name === 'page_view'
