import type { Brand } from '../new/siteFiles'
import { MAIN_PACKAGE } from './names'
import type { PackageManager } from './packageManager'

const formatJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

const SCHEMAS_FOLDER = `./node_modules/${MAIN_PACKAGE}/schemas/editor`

const PACKAGE_SCRIPTS = {
  dev: 'marquee dev',
  validate: 'marquee validate',
  diff: 'marquee diff',
  export: 'marquee export',
  serve: 'marquee serve',
}

/**
 * The files of an operator's repository beside the site, by path. They contain no logic, so an upgrade changes only the
 * version of the package.
 * @param dependencies of package.json
 */
export function repositoryFiles(
  { name, title }: Brand,
  manager: PackageManager,
  dependencies: Record<string, string>,
): Map<string, string> {
  const run = `${manager.name} run`
  return new Map([
    [
      'package.json',
      formatJson({
        name,
        private: true,
        type: 'module',
        engines: { node: '>=20.19' },
        packageManager: manager.version && `${manager.name}@${manager.version}`,
        scripts: PACKAGE_SCRIPTS,
        devDependencies: dependencies,
      }),
    ],
    [
      '.gitignore',
      `node_modules/\n/public/\n/public.*\n/dist/\n/dist.ssr/\n${manager.name === 'yarn' ? '/.yarn/\n' : ''}`,
    ],
    [
      'README.md',
      `# ${title}

The site is the folder \`site/\`. Install the packages with \`${manager.name} install\`, then:

| command | does |
|---|---|
| \`${run} dev\` | serves the site with live preview and Compose |
| \`${run} validate\` | checks the site |
| \`${run} diff\` | lists what the change since the last commit means for visitors |
| \`${run} export\` | writes the site as static files into \`public/\` |

Publish \`public/\` with any web host. \`public.nginx.conf\` and \`public.Caddyfile\` configure a server of your own. With its
address, pages have link previews and a sitemap: \`${run} export ${manager.name === 'npm' ? '-- ' : ''}--url https://site.example\`.
`,
    ],
    // Editors read the schemas from `node_modules`.
    ...(manager.name === 'yarn' ? [['.yarnrc.yml', 'nodeLinker: node-modules\n'] as const] : []),
    // pnpm 11 fails if it may neither run nor ignore the install scripts of a package.
    ...(manager.name === 'pnpm' ? [['pnpm-workspace.yaml', PNPM_SETTINGS] as const] : []),
    ['.vscode/settings.json', formatJson({ 'json.schemas': EDITOR_SCHEMAS })],
    ['.github/workflows/site.yml', githubWorkflow(manager)],
  ])
}

/** Packages of the kit whose install scripts it does not need */
const PNPM_SETTINGS = `allowBuilds:
  '@parcel/watcher': false
  msw: false
`

const EDITOR_SCHEMAS = [
  { fileMatch: ['/site/config.json'], url: `${SCHEMAS_FOLDER}/config.json` },
  {
    fileMatch: ['/site/modules/**/*.json', '!/site/modules/title-layouts.json'],
    url: `${SCHEMAS_FOLDER}/module-list.json`,
  },
  { fileMatch: ['/site/modules/title-layouts.json'], url: `${SCHEMAS_FOLDER}/title-layouts.json` },
  { fileMatch: ['/site/titles/*.json'], url: `${SCHEMAS_FOLDER}/service/title.json` },
]

/** Installs exactly what the lock file names. pnpm and Corepack read the version from package.json. */
function installCommand({ name, version }: PackageManager): string {
  if (name === 'npm') return 'npm ci'
  if (name === 'bun') return 'npx --yes bun install --frozen-lockfile'
  if (name === 'pnpm') return 'npx --yes pnpm install --frozen-lockfile'
  if (version?.startsWith('1.')) return `npx --yes yarn@${version} install --frozen-lockfile`
  return 'corepack enable && yarn install --immutable'
}

/** Validates and exports the site for each push, and describes the change of a pull request. */
function githubWorkflow(manager: PackageManager): string {
  return `name: site
on:
  push: { branches: [main] }
  pull_request:
permissions:
  contents: read
jobs:
  site:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v5
        with: { fetch-depth: 0 }
      - uses: actions/setup-node@v5
        with: { node-version: 22 }
      - run: ${installCommand(manager)}
      - run: npx marquee validate --format github
      - if: github.event_name == 'pull_request'
        # 1: there are changes.
        run: npx marquee diff "origin/$GITHUB_BASE_REF:site" --md >> "$GITHUB_STEP_SUMMARY" || [ $? -eq 1 ]
      - run: npx marquee export
      - uses: actions/upload-artifact@v4
        with: { name: public, path: public }
`
}
