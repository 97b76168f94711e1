import { isInstalled } from '../package/installation'

/**
 * How to run a command, for messages: `npm run validate -- site` in the project, `npx marquee validate site` in the
 * repository of an installed package.
 */
export const commandLine = (name: string, args = '', installed = isInstalled): string =>
  [installed ? 'npx marquee' : 'npm run', name, !installed && args && '--', args].filter(Boolean).join(' ')

/** The usage of a command, which names the commands of the project, with those of an installed package. */
export const shownUsage = (usage: string, installed = isInstalled): string =>
  installed ? usage.replaceAll(/npm (?:run ([a-z]+)|start)(?: --)?/g, (_, name = 'dev') => `marquee ${name}`) : usage
