const origins = new WeakMap<object, string>()

/** Notes where an object stood in its document, before what is wrong around it is set aside. */
export function noteOrigin(object: object, pointer: string): void {
  origins.set(object, pointer)
}

/**
 * Where an object stood in its document as it came: indexes shift when items are set aside.
 * @returns its JSON pointer, or undefined where nothing had to be set aside
 */
export const originOf = (object: object): string | undefined => origins.get(object)
