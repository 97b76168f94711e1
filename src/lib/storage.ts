export type Storage = ReturnType<typeof createStorage>
type Kind = 'localStorage' | 'sessionStorage'

/** What could not be stored, for as long as the page stands. */
const memories = { localStorage: new Map<string, string>(), sessionStorage: new Map<string, string>() }

/**
 * The problem: with cookies blocked, even reading `localStorage` throws. The solution: an in-memory stand-in (threats D8).
 * @param kind which storage of the browser
 */
export function createStorage(kind: Kind) {
  const memory = memories[kind]
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

/**
 * The part of a storage that belongs to one site, so that sites at one address never mix.
 * @param base of its service: it tells one site from another before anything is loaded (lib/url/serviceBase)
 */
export function createSiteStorage(kind: Kind, base: string): Storage {
  const storage = createStorage(kind)
  const keyOf = (name: string) => `marquee.${name} ${base}`
  return {
    get: (name) => storage.get(keyOf(name)),
    set: (name, value) => storage.set(keyOf(name), value),
    remove: (name) => storage.remove(keyOf(name)),
  }
}

/** What a site keeps from visit to visit. */
export const keptBySite = (base: string): Storage => createSiteStorage('localStorage', base)
