const originalPointers = new WeakMap<object, string>()

/** Records the pointer of an object before invalid parts are removed. */
export function recordOrigin(object: object, pointer: string): void {
  originalPointers.set(object, pointer)
}

/**
 * Pointer of an object in the original document: list indexes change when entries are removed.
 * @returns undefined if nothing was removed
 */
export const originOf = (object: object): string | undefined => originalPointers.get(object)
