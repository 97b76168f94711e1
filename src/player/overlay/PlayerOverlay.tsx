import { useEffect, useMemo, useState } from 'react'
import { bindKeys } from '../controls/keys'
import type { PlayerControls } from '../controls/useControls'
import type { PlayerSettings } from '../playerSettings'
import { useRemote } from '../remote/useRemote'
import { HelpSheet } from './HelpSheet'
import { NextCard } from './NextCard'
import { OutLink } from './OutLink'
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

/** Our own UI over the video: header, notes, next title, track menu, list of keys. */
export function PlayerOverlay({ controls, settings, note }: Props) {
  const { player } = controls
  const { whole, onNext, onPrevious, additions } = settings
  const [sheet, setSheet] = useState<'tracks' | 'help'>()
  const tracks = useTracks(player)
  const close = () => setSheet(undefined)
  const toggle = (which: 'tracks' | 'help') => setSheet((now) => (now === which ? undefined : which))
  useBarButton(player, {
    name: 'mq-tracks',
    words: 'playerTracks',
    shown: tracks.text.length > 0 || tracks.audio.length > 1,
    pressed: sheet === 'tracks',
    marked: tracks.text.some(({ on }) => on),
    onPress: () => toggle('tracks'),
  })
  const remote = useRemote(controls, settings)
  useBarButton(player, {
    name: 'mq-cast',
    words: 'playerCast',
    shown: remote.cast !== 'none',
    marked: remote.cast === 'connected',
    onPress: remote.toggleCast,
  })
  useBarButton(player, {
    name: 'mq-airplay',
    words: 'playerAirplay',
    shown: remote.airplay,
    onPress: remote.showAirplay,
  })
  const { toggleCaptions } = tracks
  const keys = additions?.keys
  const own = useMemo(() => keys && new Map(keys.map(({ key, press }) => [key, press])), [keys])
  useEffect(
    () =>
      bindKeys(player, whole || own ? document : player.el(), {
        help: () => setSheet((now) => (now === 'help' ? undefined : 'help')),
        captions: toggleCaptions,
        next: onNext,
        previous: onPrevious,
        own,
        lettersOnly: !whole,
      }),
    [player, whole, toggleCaptions, onNext, onPrevious, own],
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
function PlayerHead({ settings: { whole, back, name, line } }: { settings: PlayerSettings }) {
  if (!whole) return null
  return (
    <div className="mq-player__head">
      {back && <OutLink {...back} />}
      <span className="mq-player__names">
        <b>{name}</b>
        {line && <span>{line}</span>}
      </span>
    </div>
  )
}
