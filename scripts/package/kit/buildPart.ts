// Builds a part of the package with the folder that MARQUEE_EXTENSIONS names: `buildPart.ts PART FOLDER`.
import { join } from 'node:path'
import { writeExportBuild } from '../../export/build/buildExport'
import { writeExtensions } from '../../generate/writeExtensions'
import { buildCommands } from '../buildCommands'
import { buildClientAndSsr } from '../buildPackage'
import { COMMANDS_FOLDER, EXPORT_FOLDER } from '../builds'
import type { Part } from '../extensions/parts'
import { ROOT } from '../installation'

const BUILDS: Record<Part, (to: string) => Promise<void>> = {
  commands: async (to) => {
    await writeExtensions(ROOT)
    await buildCommands(ROOT, join(to, COMMANDS_FOLDER))
  },
  site: (to) => buildClientAndSsr(ROOT, join(to, 'dist')),
  export: (to) => writeExportBuild(ROOT, join(to, EXPORT_FOLDER)),
}

const [part = '', to = ''] = process.argv.slice(2)
await BUILDS[part as Part](to)
