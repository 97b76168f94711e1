import type shaka from 'shaka-player/dist/shaka-player.compiled-es2021'

/**
 * Prepares the engine for subtitles that a viewer chooses later (docs/decisions/0025-late-subtitles.md).
 * It starts an HLS stream with subtitles, and unloads them before their first request, which waits for a timer.
 */
export function prepareLateSubtitles(player: shaka.Player): void {
  let isPrepared = false
  player.addEventListener('streaming', () => {
    const [track] = player.getTextTracks()
    if (!track || player.getManifestType() !== 'HLS') return
    isPrepared = true
    // A new configuration would make adaptation replace the rendition that was preloaded.
    player.configure({ preferredText: [{ language: track.language }], abr: { enabled: false } })
  })
  player.addEventListener('loaded', () => {
    if (!isPrepared) return
    player.configure({ preferredText: [], abr: { enabled: true } })
    player.selectTextTrack(null)
  })
}
