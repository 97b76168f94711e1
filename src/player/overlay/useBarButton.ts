import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type ClickableComponent from 'video.js/dist/types/clickable-component'
import type Player from 'video.js/dist/types/player'
import { useText } from '../../text/TextContext'
import type { TextKey } from '../../text/texts'
import { playerParts } from '../controls/playerParts'
import { videoJs } from '../controls/videoJs'

interface BarButton {
  /** CSS class, which also sets the icon. */
  name: string
  textKey: TextKey
  isShown: boolean
  /** Value of aria-expanded; undefined: it opens nothing. */
  isExpanded?: boolean
  /** true: shows that something is on, such as subtitles. */
  isActive?: boolean
  onPress: () => void
}

/** Adds a button to the control bar of video.js, before the last two. */
export function useBarButton(
  player: Player,
  { name, textKey, isShown, isExpanded, isActive = false, onPress }: BarButton,
): void {
  const t = useText()
  const press = useEffectEvent(onPress)
  const label = t(textKey)
  const initialLabel = useRef(label)
  const [createdButton, setCreatedButton] = useState<ClickableComponent>()
  useEffect(() => {
    if (!isShown) return
    // Its static type is Component.
    const Button = videoJs.getComponent('Button') as typeof ClickableComponent
    const button = new Button(player, {
      className: name,
      controlText: initialLabel.current,
      clickHandler: () => press(),
    })
    const bar = playerParts(player).controlBar
    bar.addChild(button, {}, Math.max(0, bar.children().length - 2))
    setCreatedButton(button)
    return () => {
      setCreatedButton(undefined)
      if (player.isDisposed()) return
      bar.removeChild(button)
      button.dispose()
    }
  }, [player, name, isShown])
  // Changes the label without recreating the button, which would lose the focus.
  useEffect(() => {
    createdButton?.controlText(label)
  }, [createdButton, label])
  useEffect(() => {
    const element = createdButton?.el()
    element?.classList.toggle('mq-bar-on', isActive)
    if (isExpanded !== undefined) element?.setAttribute('aria-expanded', String(isExpanded))
  }, [createdButton, isExpanded, isActive])
}
