import { useState } from 'react'
import { createStorage } from '../../../lib/browser/storage'

const KEY = 'marquee.compose-letters'
const store = createStorage('localStorage')

export type LetterKeys = ReturnType<typeof useLetterKeys>

/** Whether single letters are shortcuts. This browser remembers it. */
export function useLetterKeys() {
  const [isOn, setIsOn] = useState(() => store.get(KEY) !== 'off')
  return {
    isOn,
    set(next: boolean) {
      store.set(KEY, next ? 'on' : 'off')
      setIsOn(next)
    },
  }
}
