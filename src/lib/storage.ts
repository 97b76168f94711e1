/**
 * The problem: with cookies blocked, even reading `localStorage` throws. The solution: an in-memory stand-in (threats D8).
 * @param kind which storage of the browser
 */
export function createStorage(kind: 'localStorage' | 'sessionStorage') {
  const memory = new Map<string, string>()
  return {
    get(key: string): string | undefined {
      try {
        return window[kind].getItem(key) ?? memory.get(key)
      } catch {
        return memory.get(key)
      }
    },
    set(key: string, value: string): void {
      memory.set(key, value)
      try {
        window[kind].setItem(key, value)
      } catch {
        // Full or blocked: the memory serves this tab.
      }
    },
    remove(key: string): void {
      memory.delete(key)
      try {
        window[kind].removeItem(key)
      } catch {
        // Blocked: nothing is stored there.
      }
    },
  }
}

export type Storage = ReturnType<typeof createStorage>
