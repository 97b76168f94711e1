let reloadCancelled: Promise<unknown> | undefined

/**
 * Announces that the page may reload. Errors meanwhile are held back, because the visitor could not read them in time.
 * @param cancelled resolves if the page does not reload
 */
export function announceReload(cancelled: Promise<unknown>): void {
  reloadCancelled = cancelled
}

/** Resolves if the page does not reload; undefined if no reload is pending */
export const whenReloadCancelled = (): Promise<unknown> | undefined => reloadCancelled
