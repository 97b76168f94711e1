/** Width of the rendered screens, in CSS pixels. */
const SCREEN_WIDTHS = { phone: 390, wide: 1440 } as const
export type ScreenSize = keyof typeof SCREEN_WIDTHS

const noop = () => {}
const inertEventTarget = { addEventListener: noop, removeEventListener: noop }

/** A stand-in for `window` on the server, with the APIs that components use during render. Effects do not run there. */
const windowFor = (width: number) => ({
  innerWidth: width,
  innerHeight: width < 600 ? 844 : 900,
  history: { state: null },
  navigator: { onLine: true, userAgent: '', language: 'en' },
  matchMedia: (query: string) => ({ matches: matchesWidth(query, width), ...inertEventTarget }),
  document: {
    visibilityState: 'visible',
    title: '',
    cookie: '',
    documentElement: { lang: '', dir: '' },
    // Closed answers of questions are rendered, too, so that search engines find them.
    body: { onbeforematch: null },
    querySelector: () => null,
    querySelectorAll: () => [],
    getElementById: () => null,
    ...inertEventTarget,
  },
})

/** Evaluates media queries of the width; all others are false. */
function matchesWidth(query: string, width: number): boolean {
  const parts = query.split(/\s+and\s+/)
  return parts.every((part) => {
    const [, which, size] = /^\((min|max)-width:\s*([\d.]+)(?:px|rem|em)\)$/.exec(part.trim()) ?? []
    const limit = Number(size) * (part.includes('em') ? 16 : 1)
    return which === 'min' ? width >= limit : which === 'max' ? width <= limit : false
  })
}

/**
 * Runs a synchronous render with a global `window`. The globals exist only during the call: libraries that find a window
 * at any other time would take the server for a browser.
 */
export function renderWithWindow<T>(screen: ScreenSize, render: () => T): T {
  const own = windowFor(SCREEN_WIDTHS[screen])
  const all: Record<string, unknown> = { ...own, window: { ...own, ...inertEventTarget }, ...inertEventTarget }
  const before = new Map(Object.keys(all).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)]))
  for (const [name, value] of Object.entries(all))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  try {
    return render()
  } finally {
    for (const [name, known] of before)
      if (known) Object.defineProperty(globalThis, name, known)
      else Reflect.deleteProperty(globalThis, name)
  }
}
