import type { PlaybackAsset } from '../../generated/types'
import { KEY_SYSTEMS, licenceServers } from '../engine/drm'
import { mediaType, streamType } from './streamType'

/** A source that this browser should be able to play. */
export interface PlayableSource {
  src: string
  type: string
  protected: boolean
}

/** Capabilities of a browser. */
export interface BrowserCapabilities {
  /** Whether it has a key system. */
  keySystem: (name: string) => Promise<boolean>
  /** Whether it plays a file of this type natively. */
  file: (type: string) => boolean
}

export interface OrderedSources {
  sources: PlayableSource[]
  /** true: sources were skipped because this browser has no key system for them. */
  isDrmMissing: boolean
}

/** The sources of an asset that can be played here, in the order of the service. */
export async function orderSources(asset: PlaybackAsset, capabilities: BrowserCapabilities): Promise<OrderedSources> {
  const unlocked = await canUnlock(asset, capabilities)
  const all = asset.sources.map(({ src, type, is_drm }) => ({
    src,
    type: mediaType({ src, type }),
    protected: !!is_drm,
  }))
  const sources = all.filter(
    (source) => (unlocked || !source.protected) && (streamType(source) !== 'file' || capabilities.file(source.type)),
  )
  return { sources, isDrmMissing: !unlocked && all.some((source) => source.protected) }
}

async function canUnlock(asset: PlaybackAsset, { keySystem }: BrowserCapabilities): Promise<boolean> {
  const servers = licenceServers(asset)
  for (const name of Object.values(KEY_SYSTEMS)) if (servers[name] && (await keySystem(name))) return true
  return false
}

const VIDEO_CAPABILITIES = [{ contentType: 'video/mp4; codecs="avc1.42E01E"' }]

export const browserCapabilities: BrowserCapabilities = {
  async keySystem(name) {
    try {
      await navigator.requestMediaKeySystemAccess(name, [
        { initDataTypes: ['cenc', 'sinf'], videoCapabilities: VIDEO_CAPABILITIES },
      ])
      return true
    } catch {
      // Older Safari supports FairPlay only by its prefixed API.
      return name === 'com.apple.fps' && 'WebKitMediaKeys' in window
    }
  },
  file: (type) => document.createElement('video').canPlayType(type) !== '',
}
