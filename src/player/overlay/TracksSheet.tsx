import type Player from 'video.js/dist/types/player'
import { pageLanguage } from '../../lib/text/pageLanguage'
import { useText } from '../../text/TextContext'
import { Icon } from '../../ui/Icon'
import { playerParts } from '../controls/playerParts'
import { languageName, normaliseLanguageCode } from '../tracks/language'
import { useLanguageNames } from '../tracks/useLanguageNames'
import { Sheet } from './Sheet'
import type { TrackChoice, Tracks } from './useTracks'

interface Props {
  tracks: Tracks
  player: Player
  onClose: () => void
}

/** The menu of subtitles and audio tracks. Stays open after a choice. */
export function TracksSheet({ tracks, player, onClose }: Props) {
  const t = useText()
  const { off } = tracks
  const nameOf = useLanguageNames([...tracks.text, ...tracks.audio].map(({ language }) => language))
  const named = (choice: TrackChoice) => withLanguageName(choice, nameOf(choice.language))
  const [text, audio] = [tracks.text.map(named), tracks.audio.map(named)]
  const offChoice: TrackChoice = {
    id: 'off',
    label: t('playerOff'),
    language: '',
    kind: '',
    isSelected: text.every(({ isSelected }) => !isSelected),
    select: off,
  }
  const openCaptionSettings = () => {
    onClose()
    playerParts(player).textTrackSettings?.open()
  }
  return (
    <Sheet name={t('playerTracks')} className="mq-player__tracks" onClose={onClose}>
      <div className="mq-player__columns">
        {text.length > 0 && <Column heading={t('playerSubtitles')} choices={[offChoice, ...text]} />}
        {audio.length > 1 && <Column heading={t('playerAudio')} choices={audio} />}
      </div>
      {text.length > 0 && (
        <p className="mq-player__look">
          <button type="button" onClick={openCaptionSettings}>
            {t('playerCaptionLook')}
          </button>
          <span aria-hidden="true">{t('playerCaptionHint')}</span>
        </p>
      )}
    </Sheet>
  )
}

/** Replaces the language code in a label by the name: "QYA (forced)" becomes "Quenya (forced)". */
function withLanguageName(choice: TrackChoice, name: string | undefined): TrackChoice {
  const code = choice.language.toUpperCase()
  if (!name || !code || !(choice.label === code || choice.label.startsWith(`${code} `))) return choice
  return { ...choice, label: name + choice.label.slice(code.length) }
}

function Column({ heading, choices }: { heading: string; choices: readonly TrackChoice[] }) {
  return (
    <section aria-label={heading}>
      <h2>{heading}</h2>
      <ul>
        {choices.map(({ id, label, language, kind, isSelected, select }) => (
          <li key={`${id} ${label}`}>
            <button type="button" aria-pressed={isSelected} onClick={select}>
              <Icon name="check" />
              <span
                lang={label === languageName(language, pageLanguage()) ? normaliseLanguageCode(language) : undefined}
              >
                {label}
              </span>
              {kind === 'captions' && <small>CC</small>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
