export interface PackageManager {
  name: 'npm' | 'pnpm' | 'yarn' | 'bun'
  /** Undefined for npm and Bun, which projects do not pin. */
  version?: string
}

/**
 * The package manager that runs this command.
 * @param userAgent npm_config_user_agent, such as `pnpm/10.4.0 npm/? node/v22.14.0 linux x64`
 */
export function readPackageManager(userAgent = process.env.npm_config_user_agent ?? ''): PackageManager {
  const [, name, version] = /^(pnpm|yarn|bun)\/(\d+\.\d+\.\d+)/.exec(userAgent) ?? []
  if (name === 'bun') return { name }
  return name === 'pnpm' || name === 'yarn' ? { name, version } : { name: 'npm' }
}

/** The command that adds a development dependency. */
export const dependencyCommand = ({ name }: PackageManager, dependency: string): string =>
  `${name} ${name === 'npm' ? 'install --save-dev' : 'add -D'} ${dependency}`
