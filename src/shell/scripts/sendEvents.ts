import type { Consent } from '../../consent/consent'
import type { AnalyticsTool } from '../../consent/scriptGate'
import type { PageView, SiteEvent, SiteEvents } from '../../service/siteEvents'

/** The data layers that the tools read: entries from before they loaded, and later ones. */
type DataLayers = Pick<Window, 'dataLayer' | 'adobeDataLayer'>

interface SentEvent {
  event: SiteEvent
  /** Query with the campaign of the address at the time of the event, or empty. */
  campaign: string
}
type SendToTool = (sent: SentEvent) => void

/** Maximum number of events that are kept for tools that load later. */
const MAX_KEPT_EVENTS = 100

/**
 * Sends events to the operator's analytics tools while the visitor allows analytics. A tool receives all events since
 * consent was given, and of those before only the current page view.
 */
export function createAnalyticsSender(
  events: Pick<SiteEvents, 'log' | 'subscribe'>,
  consent: Pick<Consent, 'allows' | 'subscribe'>,
  layers: DataLayers,
) {
  const tools = new Map<AnalyticsTool['name'], SendToTool>()
  let allowed = consent.allows('analytics')
  let sinceConsent = allowed ? events.log.map(addCampaign) : []

  function send(event: SiteEvent): void {
    if (!allowed) return
    const sent = addCampaign(event)
    sinceConsent = [...sinceConsent, sent].slice(-MAX_KEPT_EVENTS)
    for (const sendToTool of tools.values()) sendToTool(sent)
  }
  events.subscribe(send)
  consent.subscribe(() => {
    const previous = allowed
    allowed = consent.allows('analytics')
    if (!allowed) sinceConsent = []
    const page = events.log.findLast(isPageView)
    if (!previous && page) send(page)
  })

  return {
    /** Call before the script of a tool is added to the page. */
    open(tool: AnalyticsTool): void {
      if (tools.has(tool.name)) return
      const sendToTool = tool.name === 'google' ? openGoogleTag(layers, tool.id) : openAdobeLayer(layers)
      tools.set(tool.name, sendToTool)
      sinceConsent.forEach(sendToTool)
    },
  }
}

/**
 * Queues the first commands of Google's tag, which it reads once loaded.
 * @param id validated measurement ID
 */
function openGoogleTag(layers: DataLayers, id: string): SendToTool {
  layers.dataLayer ??= []
  const layer = layers.dataLayer
  // The tag only accepts commands that are an `arguments` object.
  function command(..._args: unknown[]) {
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments)
  }
  command('js', new Date())
  // We send every page view, so the tag's own first one would be a duplicate.
  command('config', id, { send_page_view: false })
  return ({ event, campaign }) => {
    const { name, ...fields } = event
    // Otherwise the tag sends the address of the window, including the query.
    if (isPageView(event)) command('set', { page_location: location.origin + event.path + campaign })
    command('event', name, fields)
  }
}

/**
 * The event with the `utm_…` parameters of the current address, by which the tag counts campaigns. They are read now,
 * because the address changes later.
 */
function addCampaign(event: SiteEvent): SentEvent {
  const all = [...new URLSearchParams(location.search)]
  const campaign = String(new URLSearchParams(all.filter(([name]) => name.startsWith('utm_'))))
  return { event, campaign: campaign && `?${campaign}` }
}

function openAdobeLayer(layers: DataLayers): SendToTool {
  layers.adobeDataLayer ??= []
  const layer = layers.adobeDataLayer
  return ({ event: { name: event, ...eventInfo } }) => void layer.push({ event, eventInfo })
}

const isPageView = (event: SiteEvent): event is PageView => event.name === 'page_view'
