import type { SessionState } from '../../session/session'

/**
 * Whether this viewer's progress is saved: somebody is signed in who does not want it otherwise. As long as nobody knows
 * who it is, nothing is.
 */
export const tracksPosition = ({ signedIn, profile }: SessionState): boolean =>
  signedIn && profile !== undefined && profile.track_playback_position !== false
