import { siteStorage } from '../../lib/storage'

/**
 * The language that a visitor chose on one site, in this browser.
 * @param base of its service
 */
export function keptLanguage(base: string) {
  const storage = siteStorage(base)
  return {
    get: () => storage.get('language'),
    set: (language: string) => storage.set('language', language),
  }
}
