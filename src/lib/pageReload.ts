let deciding: Promise<unknown> | undefined

/**
 * Says that the page may be loaded anew. What failed meanwhile is told afterwards, if at all: else the visitor would read
 * of a failure that is over before it is read.
 * @param stays when it is known that the page stays
 */
export function mayReload(stays: Promise<unknown>): void {
  deciding = stays
}

/** When it is known that the page stays; undefined: nobody thinks of another one. */
export const pageStays = (): Promise<unknown> | undefined => deciding
