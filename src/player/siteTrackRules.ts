import type { Text } from '../text/createText'
import type { PlayerConfig } from './playerSettings'
import type { AudioRules } from './tracks/audioTracks'
import type { TextRules } from './tracks/textTracks'

interface Wishes {
  config: PlayerConfig
  /** Of the profile. */
  language: string
  /** Language of the sound that was chosen before; it goes before everything. */
  audio?: string
  t: Text
}

/** How the tracks of this site are named for this viewer, and which come first. */
export function siteTrackRules({ config, language, audio, t }: Wishes): TextRules & AudioRules {
  return {
    locale: document.documentElement.lang || 'en',
    words: {
      forced: (name) => t('trackForced', { name }),
      described: (name) => t('trackDescribed', { name }),
      commentary: (name) => t('trackCommentary', { name }),
      unnamed: (number) => t('trackUnnamed', { number }),
    },
    remove: config.removeLabels,
    languages: audio === undefined ? [language] : [audio, language],
    manifestFirst: config.manifestAudio && audio === undefined,
  }
}
