import type Player from 'video.js/dist/types/player'
import { pageLanguage } from '../../lib/text/pageLanguage'
import type { TranslateFunction } from '../../text/createText'
import { playerParts } from '../controls/playerParts'
import { formatBehindLive } from './formatBehindLive'
import { spokenTime } from './spokenTime'
import './liveEdge.scss'

/** Short enough to show each second. */
const UPDATE_INTERVAL_MS = 500

/** Seconds below which the viewer counts as live: playback is never exactly at the edge. */
const MIN_BEHIND_SECONDS = 1

/**
 * Extends the live button of video.js: shows the distance to the live edge, and plays from the edge even if paused. Screen
 * readers announce the distance at first, and then at most once a minute.
 * @returns unbinds
 */
export function bindLiveEdge(player: Player, t: TranslateFunction): () => void {
  const { controlBar, liveTracker } = playerParts(player)
  const button = controlBar.getChild('seekToLive')
  const badge = button?.el().querySelector('.vjs-seek-to-live-text')
  if (!button || !badge || !liveTracker) return () => {}
  const locale = pageLanguage()
  const distanceLabel = document.createElement('span')
  distanceLabel.className = 'mq-live-behind'
  distanceLabel.setAttribute('aria-hidden', 'true')
  badge.before(distanceLabel)
  const announcement = document.createElement('p')
  announcement.className = 'mq-vh'
  announcement.setAttribute('role', 'status')
  player.el().append(announcement)

  const setText = (element: Element, text: string) => {
    if (element.textContent !== text) element.textContent = text
  }
  const show = () => {
    const isBehind = liveTracker.isLive() && liveTracker.behindLiveEdge()
    const distance = isBehind ? liveTracker.liveCurrentTime() - (player.currentTime() ?? 0) : 0
    const minutes = Math.floor(distance / 60)
    const time = isBehind && distance >= MIN_BEHIND_SECONDS ? formatBehindLive(distance, locale) : ''
    setText(distanceLabel, time && t('playerBehindLive', { time }))
    setText(badge, t(isBehind ? 'playerToLive' : 'live'))
    if (!time) setText(announcement, '')
    else if (minutes < 1) setText(announcement, t('playerJustBehindLive'))
    else setText(announcement, t('playerBehindLive', { time: spokenTime(minutes * 60, locale) }))
  }
  const play = () => {
    if (player.paused()) player.play()?.catch(() => {})
  }
  // video.js does not count the skip button as a seek of the viewer, and would still show "live".
  const step = () => liveTracker.nextSeekedFromUser()
  const back = controlBar.getChild('skipBackward')
  back?.on('click', step)
  const timer = setInterval(show, UPDATE_INTERVAL_MS)
  liveTracker.on('liveedgechange', show)
  button.on('click', play)
  show()
  return () => {
    clearInterval(timer)
    liveTracker.off('liveedgechange', show)
    button.off('click', play)
    back?.off('click', step)
    distanceLabel.remove()
    announcement.remove()
  }
}
