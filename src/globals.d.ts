// Properties that the types of browsers and libraries lack. tsconfig.json lists this file, so that every program includes it.
import 'react'

declare module 'react' {
  interface CSSProperties {
    /** CSS custom properties */
    [property: `--${string}`]: string | number | undefined
  }
}

interface TrustedTypes {
  /** The values of a policy are objects, but the DOM types accept only strings in their place. */
  createPolicy<Rules extends Partial<Record<'createHTML' | 'createScriptURL', (text: string) => string>>>(
    name: string,
    rules: Rules,
  ): Rules
  defaultPolicy?: unknown
}

declare global {
  interface Window {
    trustedTypes?: TrustedTypes
    /** The data layer of the tag for `analytics_code` */
    dataLayer?: unknown[]
    /** The data layer of the library at `adobe_embed_src` (Adobe Client Data Layer) */
    adobeDataLayer?: unknown[]
    /** Read by video.js when it loads */
    VIDEOJS_NO_DYNAMIC_STYLE?: boolean
  }
  interface HTMLVideoElement {
    /** AirPlay; Safari only */
    webkitShowPlaybackTargetPicker?: () => void
  }
  interface RequestInit {
    /** Required by Node for a body that is a stream */
    duplex?: 'half'
  }
  interface Navigator {
    /** https://w3c.github.io/gpc/ */
    globalPrivacyControl?: boolean
    /** https://wicg.github.io/savedata/; Chromium only */
    connection?: { saveData?: boolean }
  }
}
