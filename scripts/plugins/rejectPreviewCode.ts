import type { Plugin } from 'vite'

/** Sources that are for development only. */
const DEV_SOURCES = /\/src\/(?:preview|tools)\/|\/fixtures\//

/** Exceptions for exports, which read lists of titles with the code of the fixture service (docs/how-to/publish/exporting.md). */
const EXPORT_SOURCES = /\/fixtures\/service\/(?:catalogue\/titles\/|(?:parseWordList|page)\.ts$)/

/** Names that occur only in development code. They also find copies of that code. */
const DEV_NAMES = /mqp-|mqc-|mq-later|marquee-frame|marquee-catalogue|__marquee|open-in-editor/

/** An output file of the bundler. */
interface OutputFile {
  type: 'chunk' | 'asset'
  fileName: string
  code?: string
  source?: string | Uint8Array
  moduleIds?: string[]
}

/** Messages about code of the preview bar and the fixtures in a build. */
export function findPreviewCode(outputs: readonly OutputFile[], isExport = false): string[] {
  const isDevSource = (id: string) => DEV_SOURCES.test(id) && !(isExport && EXPORT_SOURCES.test(id))
  return outputs.flatMap(({ fileName, code, source, moduleIds = [] }) => {
    const name = DEV_NAMES.exec(String(code ?? source))?.[0]
    return [
      ...moduleIds.filter(isDevSource).map((id) => `${id} is in ${fileName}`),
      ...(name ? [`"${name}" is in ${fileName}`] : []),
    ]
  })
}

/** Fails a production build that contains code of the preview bar or the fixtures (threats: visitors must not get any). */
export function rejectPreviewCode(): Plugin {
  let isExport = false
  return {
    name: 'marquee-without-preview',
    apply: (_, { command, mode }) => command === 'build' && mode === 'production',
    configResolved({ define }) {
      isExport = define?.['import.meta.env.MARQUEE_EXPORT'] === 'true'
    },
    generateBundle(_options, bundle) {
      const found = findPreviewCode(Object.values(bundle) as OutputFile[], isExport)
      if (found.length > 0) this.error(`The build contains code that is for development only:\n${found.join('\n')}`)
    },
  }
}
