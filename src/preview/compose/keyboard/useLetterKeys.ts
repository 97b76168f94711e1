import { useState } from 'react'
import { createStorage } from '../../../lib/browser/storage'

const LETTER_KEYS_KEY = 'marquee.compose-letters'
const storage = createStorage('localStorage')

export type LetterKeys = ReturnType<typeof useLetterKeys>

/** Whether single letters are shortcuts. This browser remembers it. */
export function useLetterKeys() {
  const [isOn, setIsOn] = useState(() => storage.get(LETTER_KEYS_KEY) !== 'off')
  return {
    isOn,
    set(next: boolean) {
      storage.set(LETTER_KEYS_KEY, next ? 'on' : 'off')
      setIsOn(next)
    },
  }
}
