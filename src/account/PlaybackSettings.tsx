import { useState } from 'react'
import { type Preferences, readPreferences, savePreferences } from '../player/preferences'
import { useLanguageNames } from '../player/tracks/useLanguageNames'
import { useText } from '../text/TextContext'
import { Button } from '../ui/Button'
import { Select } from '../ui/form/Select'
import { Dialog } from '../ui/overlay/Dialog'
import './accountDialog.scss'

const PLAYBACK_RATES = ['0.5', '0.75', '1', '1.25', '1.5', '2']

/** Value of the choice that uses the default of each stream */
const STREAM_DEFAULT = 'film'

/**
 * The player's settings in this browser. The choices are the languages that were selected in the player before, because only
 * a stream lists the available ones.
 */
export function PlaybackSettings({ onClose }: { onClose: () => void }) {
  const t = useText()
  const [preferences, setPreferences] = useState(readPreferences)
  const change = (next: Preferences) => {
    savePreferences(next)
    setPreferences(readPreferences())
  }
  const streamDefault = { value: STREAM_DEFAULT, label: t('playbackByFilm') }
  const languages = [...new Set([preferences.captions, preferences.lastCaptions])].filter(isNonEmpty)
  const nameOf = useLanguageNames([...languages, preferences.audio ?? ''])
  const choiceOf = (code: string) => ({ value: code, label: nameOf(code) ?? code })
  const captions = [streamDefault, { value: '', label: t('playbackOff') }, ...languages.map(choiceOf)]
  const audio = [streamDefault, ...[preferences.audio].filter(isNonEmpty).map(choiceOf)]
  return (
    <Dialog name={t('playbackSettings')} className="mq-account-dialog" onClose={onClose}>
      <h2>{t('playbackSettings')}</h2>
      <p>{t('playbackSettingsHint')}</p>
      <Select
        label={t('playbackSpeed')}
        value={String(preferences.rate ?? 1)}
        choices={PLAYBACK_RATES.map((rate) => ({
          value: rate,
          label: rate === '1' ? t('playbackNormal') : t('playbackTimes', { rate }),
        }))}
        onChange={(rate) => change({ rate: Number(rate) })}
      />
      <Select
        label={t('playbackSubtitles')}
        value={preferences.captions ?? STREAM_DEFAULT}
        choices={captions}
        onChange={(code) => change({ captions: code === STREAM_DEFAULT ? undefined : code })}
      />
      <Select
        label={t('playbackAudio')}
        value={preferences.audio ?? STREAM_DEFAULT}
        choices={audio}
        onChange={(code) => change({ audio: code === STREAM_DEFAULT ? undefined : code })}
      />
      <Button kind="first" onClick={onClose}>
        {t('playbackDone')}
      </Button>
    </Dialog>
  )
}

const isNonEmpty = (code: string | undefined): code is string => Boolean(code)
