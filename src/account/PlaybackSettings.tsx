import { useState } from 'react'
import { type Preferences, readPreferences, savePreferences } from '../player/preferences'
import { useLanguageNames } from '../player/tracks/useLanguageNames'
import { useText } from '../text/TextContext'
import { Button } from '../ui/Button'
import { Select } from '../ui/form/Select'
import { Dialog } from '../ui/overlay/Dialog'
import './accountDialog.scss'

const RATES = ['0.5', '0.75', '1', '1.25', '1.5', '2']

/** No choice: each stream has its own default. */
const BY_FILM = 'film'

/**
 * The player's settings of this browser. Languages are those chosen in the player before, because only a stream knows which
 * ones exist.
 */
export function PlaybackSettings({ onClose }: { onClose: () => void }) {
  const t = useText()
  const [kept, setKept] = useState(readPreferences)
  const change = (next: Preferences) => {
    savePreferences(next)
    setKept(readPreferences())
  }
  const byFilm = { value: BY_FILM, label: t('playbackByFilm') }
  const languages = [...new Set([kept.captions, kept.lastCaptions])].filter(isCode)
  const nameOf = useLanguageNames([...languages, kept.audio ?? ''])
  const choiceOf = (code: string) => ({ value: code, label: nameOf(code) ?? code })
  const captions = [byFilm, { value: '', label: t('playbackOff') }, ...languages.map(choiceOf)]
  const audio = [byFilm, ...[kept.audio].filter(isCode).map(choiceOf)]
  return (
    <Dialog name={t('playbackSettings')} className="mq-account-dialog" onClose={onClose}>
      <h2>{t('playbackSettings')}</h2>
      <p>{t('playbackSettingsHint')}</p>
      <Select
        label={t('playbackSpeed')}
        value={String(kept.rate ?? 1)}
        choices={RATES.map((rate) => ({
          value: rate,
          label: rate === '1' ? t('playbackNormal') : t('playbackTimes', { rate }),
        }))}
        onChange={(rate) => change({ rate: Number(rate) })}
      />
      <Select
        label={t('playbackSubtitles')}
        value={kept.captions ?? BY_FILM}
        choices={captions}
        onChange={(code) => change({ captions: code === BY_FILM ? undefined : code })}
      />
      <Select
        label={t('playbackAudio')}
        value={kept.audio ?? BY_FILM}
        choices={audio}
        onChange={(code) => change({ audio: code === BY_FILM ? undefined : code })}
      />
      <Button kind="first" onClick={onClose}>
        {t('playbackDone')}
      </Button>
    </Dialog>
  )
}

const isCode = (code: string | undefined): code is string => Boolean(code)
