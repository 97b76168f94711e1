export type SafeStorage = ReturnType<typeof createStorage>
type StorageKind = 'localStorage' | 'sessionStorage'

/** Values that could not be stored, until the page unloads */
const memoryFallbacks = { localStorage: new Map<string, string>(), sessionStorage: new Map<string, string>() }

/**
 * A storage that never throws: with cookies blocked even reading `localStorage` throws (threats D8). Values are then kept
 * in memory.
 */
export function createStorage(kind: StorageKind) {
  const memory = memoryFallbacks[kind]
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
        // Full or blocked: use memory.
        memory.set(key, value)
      }
    },
    remove(key: string): void {
      memory.delete(key)
      try {
        window[kind].removeItem(key)
      } catch {
        // Blocked: nothing is stored.
      }
    },
  }
}

/**
 * The part of a storage that belongs to one site, so that sites at one origin do not mix.
 * @param base service URL, which identifies the site before anything is loaded (lib/url/serviceBase)
 */
export function createSiteStorage(kind: StorageKind, base: string): SafeStorage {
  const storage = createStorage(kind)
  const siteKey = (name: string) => `marquee.${name} ${base}`
  return {
    get: (name) => storage.get(siteKey(name)),
    set: (name, value) => storage.set(siteKey(name), value),
    remove: (name) => storage.remove(siteKey(name)),
  }
}

/** Persistent storage of a site */
export const siteStorage = (base: string): SafeStorage => createSiteStorage('localStorage', base)
