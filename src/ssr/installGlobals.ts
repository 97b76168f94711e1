/**
 * Defines the browser globals that site code reads outside components: the base of relative addresses, and the height of
 * the viewport. Guarding each use instead would add bytes for every visitor.
 */
export function installGlobals(): void {
  for (const [name, value] of Object.entries({ location: { href: undefined }, innerHeight: 900 }))
    if (!(name in globalThis)) Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
}
