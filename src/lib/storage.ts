/**
 * The problem: with cookies blocked, even reading `localStorage` throws. The solution: an in-memory stand-in (threats D8).
 * @param kind which storage of the browser
 */
export function createStorage(kind: 'localStorage' | 'sessionStorage') {
  const memory = new Map<string, string>()
  return {
    get(key: string): string | undefined {
      try {
        return memory.get(key) ?? window[kind].getItem(key) ?? undefined
      } catch {
        return memory.get(key)
      }
    },
    set(key: string, value: string): void {
      try {
        window[kind].setItem(key, value)
        memory.delete(key)
      } catch {
        // Full or blocked: the memory serves this tab.
        memory.set(key, value)
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
