import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type ClickableComponent from 'video.js/dist/types/clickable-component'
import type Player from 'video.js/dist/types/player'
import { useText } from '../../text/TextContext'
import type { TextKey } from '../../text/texts'
import { playerParts } from '../controls/playerParts'
import { video } from '../controls/videoJs'

interface BarButton {
  /** Its class, and the place of its picture in the style sheet. */
  name: string
  words: TextKey
  shown: boolean
  /** Whether what it opens is open; undefined: it opens nothing. */
  pressed?: boolean
  /** true: it carries a mark, for example because subtitles are on. */
  marked?: boolean
  onPress: () => void
}

/** A button of ours in the bar of video.js, before its last one. */
export function useBarButton(
  player: Player,
  { name, words, shown, pressed, marked = false, onPress }: BarButton,
): void {
  const t = useText()
  const press = useEffectEvent(onPress)
  const label = t(words)
  const first = useRef(label)
  const [made, setMade] = useState<ClickableComponent>()
  useEffect(() => {
    if (!shown) return
    const Button = video.getComponent('Button')
    // biome-ignore lint/suspicious/noExplicitAny: the types of video.js know no options of a button
    const button = new (Button as any)(player, {
      className: name,
      controlText: first.current,
      clickHandler: () => press(),
    })
    const bar = playerParts(player).controlBar
    bar.addChild(button, {}, Math.max(0, bar.children().length - 2))
    setMade(button)
    return () => {
      setMade(undefined)
      if (player.isDisposed()) return
      bar.removeChild(button)
      button.dispose()
    }
  }, [player, name, shown])
  // Another word is no other button: the focus stays where it was pressed.
  useEffect(() => {
    made?.controlText(label)
  }, [made, label])
  useEffect(() => {
    const element = made?.el()
    element?.classList.toggle('mq-bar-on', marked)
    if (pressed !== undefined) element?.setAttribute('aria-expanded', String(pressed))
  }, [made, pressed, marked])
}
