import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { pageLanguage } from '../lib/text/pageLanguage'
import type { TranslateFunction } from '../text/createText'
import { useText } from '../text/TextContext'
import { type ControlsSettings, useControls } from './controls/useControls'
import type { PlaybackFailure } from './failure'
import type { PlayerConfig, PlayerSettings } from './playerSettings'
import { readPreferences } from './preferences'
import { type ChosenSource, useSource } from './sources/useSource'
import type { AudioTrackRules } from './tracks/audioTracks'
import type { TextTrackRules } from './tracks/textTracks'
import './player.scss'

interface Props extends PlayerSettings {
  /** Shown until the controls have loaded. */
  waiting: React.ReactNode
  renderFailure: (failure: NonNullable<ReturnType<typeof useSource>['failure']>, retry: () => void) => React.ReactNode
}

/** Plays one asset, as large as its container. */
export default function Player({ renderFailure, waiting, ...settings }: Props) {
  const { asset, preloaded } = settings
  const t = useText()
  const slot = useRef<HTMLDivElement>(null)
  const { chosen, failure, fail, retry } = useSource(asset, preloaded?.sources)
  const [note, setNote] = useState<{ text: string }>()

  const createSettings = ({ source, stallTimeouts, startAt }: ChosenSource): ControlsSettings => {
    const { config, language, poster } = settings
    const { captions, audio } = readPreferences()
    let hasFailed = false
    return {
      source,
      stallTimeouts,
      poster,
      preventNativeFullscreen: config.preventNativeFullscreen,
      t,
      engine: {
        asset,
        startAt: startAt > 0 ? startAt : undefined,
        rules: siteTrackRules({ config, language, audio, t }),
        captions,
        preloaded: preloaded?.stream,
        authorization: settings.authorization,
        ownOrigins: settings.ownOrigins,
        onNote: (note) =>
          setNote({ text: note.kind === 'part' ? t('notePart') : t('noteSubtitles', { name: note.name }) }),
        onFailure: (failed, detail) => {
          // A source fails once: the browser and the engine often report the same failure.
          if (hasFailed) return
          hasFailed = true
          const at = slot.current?.querySelector('video')?.currentTime ?? 0
          console.error('Playback failed', failed, detail)
          fail(failed, at || startAt)
        },
      },
    }
  }

  const controls = useControls(slot, chosen, createSettings, settings)
  const onFailed = useEffectEvent((failure: PlaybackFailure) => settings.onFailure?.(failure))
  useEffect(() => {
    if (failure) onFailed(failure)
  }, [failure])
  // Retries automatically when the browser is back online.
  useEffect(() => {
    if (failure?.kind !== 'network' && failure?.kind !== 'timeout') return
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [failure, retry])

  return (
    <div className="mq-player" ref={slot}>
      {failure && renderFailure(failure, retry)}
      {!controls && !failure && waiting}
      {controls &&
        createPortal(<controls.PlayerOverlay controls={controls} settings={settings} note={note} />, controls.overlay)}
    </div>
  )
}

interface TrackRuleInputs {
  config: PlayerConfig
  /** The viewer's language, from the profile. */
  language: string
  /** Audio language that the viewer chose before; has priority. */
  audio?: string
  t: TranslateFunction
}

/** How tracks are labelled on this site, and which ones are selected for this viewer. */
function siteTrackRules({ config, language, audio, t }: TrackRuleInputs): TextTrackRules & AudioTrackRules {
  return {
    locale: pageLanguage(),
    texts: {
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
