/** What the kit builds: the commands, the production build with its SSR server, and the build for exports. */
export type Part = 'commands' | 'site' | 'export'

/** The parts that each command needs. Those without an entry do not read sites. `dev` serves the sources of the kit. */
export const PARTS_BY_COMMAND: Readonly<Record<string, readonly Part[]>> = {
  dev: ['commands'],
  validate: ['commands'],
  diff: ['commands'],
  headers: ['commands'],
  conformance: ['commands'],
  export: ['commands', 'export'],
  serve: ['commands', 'site'],
  build: ['commands', 'site'],
}
