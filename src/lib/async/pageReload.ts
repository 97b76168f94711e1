let pending: Promise<unknown> | undefined

/**
 * Announces that the page may reload. Errors meanwhile are held back, because the visitor could not read them in time.
 * @param stays resolves if the page stays
 */
export function announceReload(stays: Promise<unknown>): void {
  pending = stays
}

/** Resolves if the page stays; undefined if no reload is pending */
export const pageStays = (): Promise<unknown> | undefined => pending
