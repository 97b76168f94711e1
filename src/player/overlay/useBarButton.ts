import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type ClickableComponent from 'video.js/dist/types/clickable-component'
import type Player from 'video.js/dist/types/player'
import { useText } from '../../text/TextContext'
import type { TextKey } from '../../text/texts'
import { playerParts } from '../controls/playerParts'
import { video } from '../controls/videoJs'

interface BarButton {
  /** CSS class, which also sets the icon. */
  name: string
  words: TextKey
  shown: boolean
  /** Value of aria-expanded; undefined: it opens nothing. */
  pressed?: boolean
  /** true: shows that something is on, such as subtitles. */
  marked?: boolean
  onPress: () => void
}

/** Adds a button to the control bar of video.js, before the last two. */
export function useBarButton(
  player: Player,
  { name, words, shown, pressed, marked = false, onPress }: BarButton,
): void {
  const t = useText()
  const press = useEffectEvent(onPress)
  const label = t(words)
  const initialLabel = useRef(label)
  const [made, setMade] = useState<ClickableComponent>()
  useEffect(() => {
    if (!shown) return
    // Its type is that of all components.
    const Button = video.getComponent('Button') as typeof ClickableComponent
    const button = new Button(player, {
      className: name,
      controlText: initialLabel.current,
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
  // Changes the label without recreating the button, which would lose the focus.
  useEffect(() => {
    made?.controlText(label)
  }, [made, label])
  useEffect(() => {
    const element = made?.el()
    element?.classList.toggle('mq-bar-on', marked)
    if (pressed !== undefined) element?.setAttribute('aria-expanded', String(pressed))
  }, [made, pressed, marked])
}
