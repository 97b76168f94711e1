import type shaka from 'shaka-player/dist/shaka-player.compiled-es2021'

/** A cue as the engine reads it: its text is plain, its parts are nested cues. */
export type EngineCue = shaka.text.Cue
export type EngineRegion = shaka.text.CueRegion
