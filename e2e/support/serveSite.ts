import { type RunningServer, startServer } from '../../scripts/serve/startServer'

export type SiteServer = RunningServer

/** Arguments for Node that run one of the project's commands. */
export const commandArguments = (name: string, ...args: string[]) => [
  'scripts/run.mjs',
  `scripts/commands/${name}.ts`,
  ...args,
]

/** Serves a site folder with the current build on a free port, with the security headers of that site. */
export const serveSite = (site: string): Promise<SiteServer> =>
  startServer(commandArguments('serve', '--no-build', '--site', site, '--port', '0'))
