import type { Abilities } from './orderSources'

const VIDEO = [{ contentType: 'video/mp4; codecs="avc1.42E01E"' }]

/** What this browser can do. */
export const abilities: Abilities = {
  async keySystem(name) {
    try {
      await navigator.requestMediaKeySystemAccess(name, [{ initDataTypes: ['cenc', 'sinf'], videoCapabilities: VIDEO }])
      return true
    } catch {
      // Older Safari knows FairPlay by its own interface only.
      return name === 'com.apple.fps' && 'WebKitMediaKeys' in window
    }
  },
  file: (type) => document.createElement('video').canPlayType(type) !== '',
}
