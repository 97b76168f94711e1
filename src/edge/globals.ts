/**
 * What the site's own code asks of a browser's window outside components: where relative addresses begin, and how many
 * modules a screen holds.
 * The problem: a host has neither; to ask for them with care would cost every visitor bytes. The solution: it says that
 * there is no such address, and names the height of a usual screen.
 */
export function giveGlobals(): void {
  for (const [name, value] of Object.entries({ location: { href: undefined }, innerHeight: 900 }))
    if (!(name in globalThis)) Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
}
