import type { Mux } from 'mux-embed'
import type { Consent } from '../../consent/consent'
import { writeCookie } from '../../lib/browser/cookie'

/** Cookie with Mux Data's viewer id. */
const MUX_COOKIE = 'muxData'

export interface MuxSettings {
  /** `mux_code` of the site; undefined: the site does not use it. */
  code: string | undefined
  /** `disable_dd_and_mux` of the site. */
  disabled?: boolean
  consent: Pick<Consent, 'allows' | 'subscribe'>
  title: string
  series?: string
  video: string | number
  /** Pseudonymous `viewerKey`, because it is sent to a third party. */
  viewer?: string
}

/**
 * Runs Mux Data for one asset while the visitor allows analytics. Errors of the package do not affect playback
 * (reliability P20).
 * @returns stops Mux Data
 */
export function startMux(
  element: HTMLVideoElement,
  settings: MuxSettings,
  load: () => Promise<{ default: Mux }> = () => import('mux-embed'),
): () => void {
  const { code, disabled, consent } = settings
  if (!code || disabled) return () => {}
  let isAllowed = false
  let running: Mux | undefined

  const start = async () => {
    try {
      const { default: mux } = await load()
      // Consent may have changed while the package loaded, even twice.
      if (!isAllowed || running) return
      running = mux
      mux.monitor(element, optionsOf(code, settings))
    } catch (error) {
      console.warn('Mux Data failed to start.', error)
    }
  }

  function stop(): void {
    try {
      running?.destroyMonitor(element)
    } catch (error) {
      console.warn('Mux Data failed to stop.', error)
    }
    running = undefined
  }

  function applyConsent(): void {
    const allowed = consent.allows('analytics')
    if (!allowed) writeCookie(MUX_COOKIE, '', -1)
    if (allowed === isAllowed) return
    isAllowed = allowed
    if (isAllowed) start()
    else {
      stop()
      // It may have set its cookie again while stopping.
      writeCookie(MUX_COOKIE, '', -1)
    }
  }

  applyConsent()
  const unsubscribe = consent.subscribe(applyConsent)
  return () => {
    unsubscribe()
    isAllowed = false
    stop()
  }
}

const optionsOf = (env_key: string, { title, series, video, viewer }: MuxSettings) => ({
  debug: false,
  respectDoNotTrack: true,
  stateDataTranslator: stripQueries,
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

/** Addresses of streams and images may contain tokens, which must not be sent to a third party. */
const stripQueries = (state: Record<string, unknown> | undefined) =>
  state &&
  Object.fromEntries(
    Object.entries(state).map(([name, value]) => [
      name,
      name.endsWith('_url') && typeof value === 'string' ? value.replace(/[?#].*/s, '') : value,
    ]),
  )
