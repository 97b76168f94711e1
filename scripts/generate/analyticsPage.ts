import type { SiteEvent } from '../../src/service/siteEvents'

/** The fields of an event, beside its name. */
type FieldsOf<Name extends SiteEvent['name']> = Exclude<
  Extract<SiteEvent, { name: Name }> extends infer Each ? (Each extends unknown ? keyof Each : never) : never,
  'name'
>

interface Told<Field extends PropertyKey> {
  when: string
  fields: Record<Field, string>
}

const PLAYED = {
  asset_id: 'id of the asset',
  title_id: 'id of the title',
  atlas_id: 'the title’s id in the rights system, where the service says it',
  mcid: 'the title’s id in the media catalogue, where the service says it',
  position: 'where in the asset, in whole seconds',
}
const CALL = { path: 'the call, without its query' }

/** Every event with all its fields: what is missing here, or is told no more, does not compile. */
const EVENTS: { [Name in SiteEvent['name']]: Told<FieldsOf<Name>> } = {
  page_view: {
    when: 'a page is shown, a title’s dialog as well; another query of the same address is the same page',
    fields: {
      path: 'its address without query; where that could hold a token, the route: `/reset/:token`',
      kind: 'its component kind, as in the config; for fixed paths their name (`restricted`, `logout`, `asset`)',
    },
  },
  card_click: {
    when: 'a card of a module is used. The service is told the same ids by POST /modules/content/tracking/',
    fields: {
      module: 'slug of the module',
      placement_id: 'id of the placement, as it came',
      module_id: 'id of the module, as it came',
      title_id: 'id of the title, as it came; its slug where it has none',
      content_id: 'in place of title_id, where the card shows no title: id of a collection',
    },
  },
  search: {
    when: 'results of a search are shown; once for all their pages',
    fields: {
      words: 'what was searched; left out where it holds an @, or six digits and more as of a telephone number',
      found: 'how much was found, as visitors read it',
    },
  },
  play: { when: 'playback begins or goes on', fields: PLAYED },
  pause: { when: 'playback pauses; not at the end', fields: PLAYED },
  initial_10s: { when: 'ten seconds were watched, seeking not counted', fields: PLAYED },
  progress: {
    when: '25, 50 and 90 percent are reached, each once',
    fields: { ...PLAYED, percent: '25, 50 or 90' },
  },
  complete: { when: 'the end is reached', fields: PLAYED },
  fullscreen: { when: 'fullscreen begins or ends', fields: { ...PLAYED, active: 'true: it begins' } },
  airplay: { when: 'AirPlay begins or ends', fields: { ...PLAYED, active: 'true: it begins' } },
  player_error: {
    when: 'the viewer is told that it does not play; what was tried again in silence is no error',
    fields: { ...PLAYED, code: 'the service’s code, 1 to 6, else what failed: `drm`, `network`, `timeout` …' },
  },
  site_error: {
    when: 'a page or a module could not be shown',
    fields: { place: '`page` or `module`', module: 'slug of the module' },
  },
  out_of_territory: { when: 'the service answers 400, which leads to /restricted', fields: CALL },
  forbidden: { when: 'the service answers 403', fields: CALL },
}

/** The page of what is told to analytics, for operators. */
export function analyticsPage(): string {
  const rows = Object.entries(EVENTS).map(([name, { when, fields }]) => {
    const own = Object.entries(fields).filter(([field]) => !('asset_id' in fields && field in PLAYED))
    const parts = [...('asset_id' in fields ? ['what is played'] : []), ...own.map(worded)]
    return `| \`${name}\` | ${when} | ${parts.join('<br>')} |`
  })
  const played = `What is played: ${Object.entries(PLAYED).map(worded).join('; ')}.`
  return `${[INTRO, '', '| event | when | fields |', '|---|---|---|', ...rows, '', played, '', REST].join('\n')}\n`
}

const worded = ([field, meaning]: [string, string]) => `\`${field}\`: ${meaning}`

const INTRO = `<!-- Made by \`npm run generate\` from scripts/generate/analyticsPage.ts: do not edit. -->
# Analytics

What happens on a site, as events. Nobody is named in any of them: no name, address, viewer id or token, and no query of any address. Fields that nothing is known of are left out.`

const REST = `## To the tools of the config

| field of the config | where its tool finds the events |
|---|---|
| \`analytics_code\` | \`window.dataLayer\`, as the tag's own orders: \`gtag('event', name, fields)\`. The tag is told not to count pages by itself (\`send_page_view: false\`), and gets \`page_location\` without query |
| \`adobe_embed_src\` | \`window.adobeDataLayer\` (Adobe Client Data Layer), as \`{ event: name, eventInfo: fields }\` |
| \`mux_code\` | none of these: Mux Data watches the player by itself, see [playback](playback.md) |

Where the site asks for consent (\`cookies_consent\`), tools are loaded and told only after the visitor allows \`analytics\`. Of what was before, they are told only which page is shown. Who takes it back is told of no more. Without a question everything is told from the start of the visit. No script is loaded while a page for signing in, resetting a password or cancelling an RSVP is shown.

## To scripts of your own

Every event is a DOM event \`marquee\` of the document, and bubbles to the window:

\`\`\`js
document.addEventListener('marquee', ({ detail }) => {
  const { name, ...fields } = detail
})
\`\`\`

These come with consent and without: name a script that passes them on in \`scripts\` with \`"category": "analytics"\`, then it is not there before the visitor allows it. What was before your script is not told again. In TypeScript \`SiteEvent\` of \`src/service/siteEvents.ts\` is the type of \`detail\`.

## In preview

The panel of the preview bar lists the latest events with their fields ([previewing](previewing.md)).`
