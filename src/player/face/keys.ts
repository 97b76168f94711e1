/** What a key does in the player. `part` is a tenth of the running time, `by` seconds. */
export type KeyAction =
  | { do: 'toggle' | 'mute' | 'captions' | 'fullscreen' | 'help' | 'start' | 'end' | 'next' | 'previous' }
  | { do: 'seek'; by: number }
  | { do: 'jump'; part: number }
  | { do: 'volume'; by: number }
  | { do: 'frame'; by: number }

/** The keys of the player, as the help sheet lists them. */
const ACTIONS: ReadonlyMap<string, KeyAction> = new Map<string, KeyAction>([
  [' ', { do: 'toggle' }],
  ['k', { do: 'toggle' }],
  ['j', { do: 'seek', by: -10 }],
  ['l', { do: 'seek', by: 10 }],
  ['arrowleft', { do: 'seek', by: -5 }],
  ['arrowright', { do: 'seek', by: 5 }],
  ['arrowup', { do: 'volume', by: 0.1 }],
  ['arrowdown', { do: 'volume', by: -0.1 }],
  ['m', { do: 'mute' }],
  ['c', { do: 'captions' }],
  ['f', { do: 'fullscreen' }],
  ['home', { do: 'start' }],
  ['end', { do: 'end' }],
  [',', { do: 'frame', by: -1 }],
  ['.', { do: 'frame', by: 1 }],
  ['n', { do: 'next' }],
  ['p', { do: 'previous' }],
  ['?', { do: 'help' }],
])

/** What of a key press is looked at. */
export interface Press {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

/**
 * What a key press does.
 * @returns undefined for a key that is not the player's, or that the browser needs
 */
export function keyAction({ key, ctrlKey, metaKey, altKey }: Press): KeyAction | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  if (/^[0-9]$/.test(key)) return { do: 'jump', part: Number(key) / 10 }
  return ACTIONS.get(key.toLowerCase())
}
