import { useEffect, useMemo, useState } from 'react'
import { bindKeys } from '../controls/keys'
import type { PlayerControls } from '../controls/useControls'
import type { PlayerSettings } from '../playerSettings'
import { useRemotePlayback } from '../remote/useRemotePlayback'
import { BackLink } from './BackLink'
import { HelpSheet } from './HelpSheet'
import { NextCard } from './NextCard'
import { PlayerNote } from './PlayerNote'
import { TracksSheet } from './TracksSheet'
import { useBarButton } from './useBarButton'
import { useTracks } from './useTracks'
import './over.scss'

interface Props {
  controls: PlayerControls
  settings: PlayerSettings
  note: { text: string } | undefined
}

/** The UI over the video: header, notes, next title, track menu, list of keys. */
export function PlayerOverlay({ controls, settings, note }: Props) {
  const { player } = controls
  const { fullPage, onNext, onPrevious, additions } = settings
  const [sheet, setSheet] = useState<'tracks' | 'help'>()
  const tracks = useTracks(player)
  const close = () => setSheet(undefined)
  const toggle = (which: 'tracks' | 'help') => setSheet((open) => (open === which ? undefined : which))
  useBarButton(player, {
    name: 'mq-tracks',
    textKey: 'playerTracks',
    isShown: tracks.text.length > 0 || tracks.audio.length > 1,
    isExpanded: sheet === 'tracks',
    isActive: tracks.text.some(({ isSelected }) => isSelected),
    onPress: () => toggle('tracks'),
  })
  const remote = useRemotePlayback(controls, settings)
  useBarButton(player, {
    name: 'mq-cast',
    textKey: 'playerCast',
    isShown: remote.cast !== 'none',
    isActive: remote.cast === 'connected',
    onPress: remote.toggleCast,
  })
  useBarButton(player, {
    name: 'mq-airplay',
    textKey: 'playerAirplay',
    isShown: remote.airplay,
    onPress: remote.showAirplay,
  })
  const { toggleCaptions } = tracks
  const keys = additions?.keys
  const pageKeys = useMemo(() => keys && new Map(keys.map(({ key, press }) => [key, press])), [keys])
  useEffect(
    () =>
      bindKeys(player, fullPage || pageKeys ? document : player.el(), {
        help: () => setSheet((open) => (open === 'help' ? undefined : 'help')),
        captions: toggleCaptions,
        next: onNext,
        previous: onPrevious,
        pageKeys,
        lettersOnly: !fullPage,
      }),
    [player, fullPage, toggleCaptions, onNext, onPrevious, pageKeys],
  )
  // Keeps the controls visible while a sheet is open.
  useEffect(() => {
    if (sheet) player.addClass('mq-player--sheet')
    else player.removeClass('mq-player--sheet')
  }, [player, sheet])
  return (
    <>
      <PlayerHead settings={settings} />
      <PlayerNote note={note} />
      {settings.next && onNext && <NextCard player={player} next={settings.next} onNext={onNext} />}
      {additions?.render(player, controls.video)}
      {sheet === 'tracks' && <TracksSheet tracks={tracks} player={player} onClose={close} />}
      {sheet === 'help' && <HelpSheet own={keys} onClose={close} />}
    </>
  )
}

/** The back link and title of a full-page player. */
function PlayerHead({ settings: { fullPage, back, name, seriesLine } }: { settings: PlayerSettings }) {
  if (!fullPage) return null
  return (
    <div className="mq-player__head">
      {back && <BackLink {...back} />}
      <span className="mq-player__names">
        <b>{name}</b>
        {seriesLine && <span>{seriesLine}</span>}
      </span>
    </div>
  )
}
