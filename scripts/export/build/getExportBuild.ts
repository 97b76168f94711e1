import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PDF_FILES } from '../../../src/pages/pdf/pdfFiles'
import { EXPORT_FOLDER } from '../../package/builds'
import { isInstalled, ROOT } from '../../package/installation'

interface ExportBuild {
  /** Folder of the client for exports. The SSR server that renders the pages is next to it. */
  dist: string
  /** Folder with the files of pdf.js */
  pdf: string
}

/** The build for exports. An installed package contains it; the project builds it when its sources have changed. */
export async function getExportBuild(): Promise<ExportBuild> {
  if (isInstalled) {
    const dist = join(ROOT, EXPORT_FOLDER)
    // The package has the files of pdf.js once; a build with extensions has them in each folder.
    return {
      dist,
      pdf: [dist, join(ROOT, 'dist')].map((each) => join(each, PDF_FILES)).find((each) => existsSync(each)) ?? '',
    }
  }
  const { buildExport } = await import('./buildExport')
  const dist = await buildExport(ROOT)
  return { dist, pdf: join(dist, PDF_FILES) }
}
