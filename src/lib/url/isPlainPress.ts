interface Press {
  button: number
  metaKey: boolean
  ctrlKey: boolean
  shiftKey: boolean
  altKey: boolean
}

/** Whether a press of a link means "here": with the main button, and without a key that asks for another tab or window. */
export const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Press): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)
