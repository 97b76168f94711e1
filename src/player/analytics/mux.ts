import type { Mux } from 'mux-embed'
import type { Consent } from '../../consent/consent'
import { writeCookie } from '../../lib/cookie'

/** Where Mux Data remembers a browser. */
const COOKIE = 'muxData'

export interface MuxSettings {
  /** `mux_code` of the site; undefined: the site does not use it. */
  code: string | undefined
  /** `disable_dd_and_mux` of the site. */
  disabled?: boolean
  consent: Pick<Consent, 'allows' | 'subscribe'>
  /** What is played. */
  title: string
  series?: string
  video: string | number
  /** Who watches, by `viewerKey`: it goes to a stranger, so it names nobody. */
  viewer?: string
}

/**
 * Mux Data for one asset, from the moment that the visitor allows analytics until they do not, or the player goes. Without
 * the package, or when it breaks, nobody notices (reliability P20).
 * @returns ends it
 */
export function startMux(
  element: HTMLVideoElement,
  settings: MuxSettings,
  load: () => Promise<{ default: Mux }> = () => import('mux-embed'),
): () => void {
  const { code, disabled, consent } = settings
  if (!code || disabled) return () => {}
  let wanted = false
  let running: Mux | undefined

  async function begin(): Promise<void> {
    try {
      const { default: mux } = await load()
      // Meanwhile the visitor may have left or changed their mind, and changed it back.
      if (!wanted || running) return
      running = mux
      mux.monitor(element, optionsOf(code as string, settings))
    } catch (error) {
      console.warn('Mux Data does not run', error)
    }
  }

  function end(): void {
    try {
      running?.destroyMonitor(element)
    } catch (error) {
      console.warn('Mux Data did not end', error)
    }
    running = undefined
  }

  function look(): void {
    const allowed = consent.allows('analytics')
    if (!allowed) writeCookie(COOKIE, '', -1)
    if (allowed === wanted) return
    wanted = allowed
    if (wanted) begin()
    else {
      end()
      // It may have written its cookie once more.
      writeCookie(COOKIE, '', -1)
    }
  }

  look()
  const unsubscribe = consent.subscribe(look)
  return () => {
    unsubscribe()
    wanted = false
    end()
  }
}

const optionsOf = (env_key: string, { title, series, video, viewer }: MuxSettings) => ({
  debug: false,
  respectDoNotTrack: true,
  stateDataTranslator: withoutQueries,
  data: {
    env_key,
    page_url: location.origin + location.pathname,
    player_name: 'Marquee',
    player_init_time: Date.now(),
    video_id: String(video),
    video_title: title,
    video_series: series,
    viewer_user_id: viewer,
  },
})

/** Addresses of streams and pictures may carry tokens, which are nobody else's business. */
const withoutQueries = (state: Record<string, unknown> | undefined) =>
  state &&
  Object.fromEntries(
    Object.entries(state).map(([name, value]) => [
      name,
      name.endsWith('_url') && typeof value === 'string' ? value.replace(/[?#].*/s, '') : value,
    ]),
  )
