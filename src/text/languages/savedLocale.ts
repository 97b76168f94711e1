import { siteStorage } from '../../lib/browser/storage'

/**
 * The language that the visitor chose, saved per site in this browser.
 * @param base of the site's service
 */
export function savedLocale(base: string) {
  const storage = siteStorage(base)
  return {
    get: () => storage.get('language'),
    set: (language: string) => storage.set('language', language),
  }
}
