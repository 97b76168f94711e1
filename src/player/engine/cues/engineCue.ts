import type shaka from 'shaka-player/dist/shaka-player.compiled-es2021'

/** A cue parsed by the engine: plain text, with nested cues for its parts. */
export type EngineCue = shaka.text.Cue
export type EngineRegion = shaka.text.CueRegion
