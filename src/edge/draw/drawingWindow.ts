/** How wide the screen is that a page is drawn for, in CSS pixels. */
const SCREENS = { phone: 390, wide: 1440 } as const
export type Screen = keyof typeof SCREENS

const nothing = () => {}
const listens = { addEventListener: nothing, removeEventListener: nothing }

/** What components ask of the browser while they are drawn; effects, which ask for more, do not run. */
const windowFor = (width: number) => ({
  innerWidth: width,
  innerHeight: width < 600 ? 844 : 900,
  history: { state: null },
  navigator: { onLine: true, userAgent: '', language: 'en' },
  matchMedia: (query: string) => ({ matches: fits(query, width), ...listens }),
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
    ...listens,
  },
})

/** Whether a query of widths fits; of what else can be asked nothing does. */
function fits(query: string, width: number): boolean {
  const parts = query.split(/\s+and\s+/)
  return parts.every((part) => {
    const [, which, size] = /^\((min|max)-width:\s*([\d.]+)(?:px|rem|em)\)$/.exec(part.trim()) ?? []
    const limit = Number(size) * (part.includes('em') ? 16 : 1)
    return which === 'min' ? width >= limit : which === 'max' ? width <= limit : false
  })
}

/**
 * Runs something at once that asks for a browser's window.
 * The problem: components ask the window for its width; a server has none, and libraries that find one would take the
 * server for a browser. The solution: it is there only while something is drawn, which nothing else can come between.
 */
export function withWindow<T>(screen: Screen, draw: () => T): T {
  const own = windowFor(SCREENS[screen])
  const all: Record<string, unknown> = { ...own, window: { ...own, ...listens }, ...listens }
  const before = new Map(Object.keys(all).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)]))
  for (const [name, value] of Object.entries(all))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  try {
    return draw()
  } finally {
    for (const [name, known] of before)
      if (known) Object.defineProperty(globalThis, name, known)
      else Reflect.deleteProperty(globalThis, name)
  }
}
