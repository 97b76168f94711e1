import type Player from 'video.js/dist/types/player'
import { pageLanguage } from '../../lib/text/pageLanguage'
import type { Text } from '../../text/createText'
import { playerParts } from '../controls/playerParts'
import { behindWords } from './liveWords'
import { spokenTime } from './spokenTime'
import './liveEdge.scss'

/** How often the distance is looked at, in milliseconds: each second of it is seen, none is waited for. */
const TURN = 500

/** Seconds that nobody calls behind: sound and picture never stand at the very edge. */
const LEAST = 1

/**
 * The way to the live edge beyond video.js: how far behind it the viewer is, and a press that plays from there also while
 * paused. At the edge it is a badge. Seconds are there to be seen; who listens hears how far it is when it begins, and then
 * at most once a minute.
 * @returns takes it back
 */
export function bindLiveEdge(player: Player, t: Text): () => void {
  const { controlBar, liveTracker } = playerParts(player)
  const button = controlBar.getChild('seekToLive')
  const badge = button?.el().querySelector('.vjs-seek-to-live-text')
  if (!button || !badge || !liveTracker) return () => {}
  const locale = pageLanguage()
  const far = document.createElement('span')
  far.className = 'mq-live-behind'
  far.setAttribute('aria-hidden', 'true')
  badge.before(far)
  const spoken = document.createElement('p')
  spoken.className = 'mq-vh'
  spoken.setAttribute('role', 'status')
  player.el().append(spoken)

  const say = (element: Element, words: string) => {
    if (element.textContent !== words) element.textContent = words
  }
  const show = () => {
    const isBehind = liveTracker.isLive() && liveTracker.behindLiveEdge()
    const distance = isBehind ? liveTracker.liveCurrentTime() - (player.currentTime() ?? 0) : 0
    const minutes = Math.floor(distance / 60)
    const time = isBehind && distance >= LEAST ? behindWords(distance, locale) : ''
    say(far, time && t('playerBehindLive', { time }))
    say(badge, t(isBehind ? 'playerToLive' : 'live'))
    if (!time) say(spoken, '')
    else if (minutes < 1) say(spoken, t('playerJustBehindLive'))
    else say(spoken, t('playerBehindLive', { time: spokenTime(minutes * 60, locale) }))
  }
  const play = () => {
    if (player.paused()) player.play()?.catch(() => {})
  }
  // video.js takes no step for the viewer's own, and would go on to say live.
  const step = () => liveTracker.nextSeekedFromUser()
  const back = controlBar.getChild('skipBackward')
  back?.on('click', step)
  const timer = setInterval(show, TURN)
  liveTracker.on('liveedgechange', show)
  button.on('click', play)
  show()
  return () => {
    clearInterval(timer)
    liveTracker.off('liveedgechange', show)
    button.off('click', play)
    back?.off('click', step)
    far.remove()
    spoken.remove()
  }
}
