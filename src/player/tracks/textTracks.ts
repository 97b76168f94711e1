import { distinctLabels } from './distinctLabels'
import { languageCode } from './language'
import { cleanLabel, idMarks, type LabelRules, languageHint, trackLabel } from './trackLabel'

/** What a text track of the manifest has to say of itself: a part of `shaka.extern.TextTrack`. */
export interface ManifestText {
  id: string | number
  /** HLS: the addresses of its playlists. DASH: the Representation's id. In the picture itself: its channel, "CC1". */
  originalTextId: string | null
  language: string
  label: string | null
  forced: boolean
  roles: readonly string[]
  /** shaka says "subtitle" of every track of HLS: there the roles tell captions. */
  kind: string | null
}

/** A text track as the captions menu shows it. */
export interface ShownText<T extends ManifestText = ManifestText> {
  track: T
  label: string
  /** BCP 47, or empty where it is not known. */
  language: string
  kind: 'subtitles' | 'captions'
  /** Switched on without being asked for. At most one is. */
  on: boolean
}

export interface TextRules extends LabelRules {
  /** `site_config.remove_cc_label_strings`. */
  remove?: readonly string[]
}

/** The text tracks of a manifest for the menu, in its order, by the specification's rules (part 1, section 5). */
export function textTracksOf<T extends ManifestText>(tracks: readonly T[], rules: TextRules): ShownText<T>[] {
  const known = tracks.filter((track) => languageCode(track.language) || isInPicture(track))
  const labels = distinctLabels(
    known.map((track, at) => ({ label: labelOf(track, at + 1, rules), hints: [languageHint(track, rules)] })),
  )
  const first = known.findIndex((track) => isDefault(track, rules))
  return known.map((track, at) => ({
    track,
    label: labels[at] ?? '',
    language: languageCode(track.language) ?? '',
    kind: isCaptions(track) ? 'captions' : 'subtitles',
    on: at === first,
  }))
}

/** Captions inside the picture (CEA-608 and 708) rarely say their language: for who cannot hear they may be all there is. */
const isInPicture = ({ originalTextId }: ManifestText) => /^(?:CC|svc)\d{1,2}$/i.test(originalTextId ?? '')

function labelOf(track: ManifestText, number: number, { remove, locale, words }: TextRules): string {
  const language = languageCode(track.language)
  const label = track.label ?? (language ? null : channelName(track))
  const known = trackLabel({ label, id: track.originalTextId, language }, locale, remove) ?? words.unnamed(number)
  return isForced(track, remove) ? words.forced(known) : known
}

/** shaka puts the NAME of captions in the picture where their language is missing. */
const channelName = ({ language, originalTextId }: ManifestText) =>
  language && language !== 'und' ? language : originalTextId

const isForced = (track: ManifestText, remove?: readonly string[]) =>
  track.forced ||
  track.kind === 'forced' ||
  track.roles.some((role) => /^forced[-_]subtitle$/i.test(role)) ||
  cleanLabel(track.label, remove).isForced ||
  idMarks(track.originalTextId).isForced

const isDefault = (track: ManifestText, { remove }: TextRules) =>
  cleanLabel(track.label, remove).isDefault || idMarks(track.originalTextId).isDefault

function isCaptions(track: ManifestText): boolean {
  const { kind, roles } = track
  if (kind === 'caption' || kind === 'captions' || isInPicture(track)) return true
  // HLS: both together say that it serves who cannot hear.
  const serves = (what: string) => roles.includes(`public.accessibility.${what}`)
  return roles.includes('caption') || (serves('transcribes-spoken-dialog') && serves('describes-music-and-sound'))
}
