import type { Plugin } from 'vite'

/** Where what is for development only lies. */
const SOURCES = /\/src\/(?:preview|tools)\/|\/fixtures\//

/** What an export takes of it: how lists of titles are read (docs/exporting.md). */
const OF_EXPORTS = /\/fixtures\/service\/(?:catalogue\/titles\/|(?:words|page)\.ts$)/

/** Words that only it says, also where its code was moved or copied. */
const WORDS = /mqp-|mqc-|mq-later|marquee-frame|marquee-catalogue|__marquee|marquee:fixture|open-in-editor/

/** A file of a build, as the bundler has it. */
interface Output {
  type: 'chunk' | 'asset'
  fileName: string
  code?: string
  source?: string | Uint8Array
  moduleIds?: string[]
}

/** What of the preview and of the fixtures is in the files of a build, or of that of an export: a sentence each. */
export function previewIn(outputs: readonly Output[], isExport = false): string[] {
  const isForeign = (id: string) => SOURCES.test(id) && !(isExport && OF_EXPORTS.test(id))
  return outputs.flatMap(({ fileName, code, source, moduleIds = [] }) => {
    const word = WORDS.exec(String(code ?? source))?.[0]
    return [
      ...moduleIds.filter(isForeign).map((id) => `${id} is in ${fileName}`),
      ...(word ? [`"${word}" stands in ${fileName}`] : []),
    ]
  })
}

/** Ends a build for production that has a byte of the preview or of the fixtures in it (threats: nothing of it reaches visitors). */
export function withoutPreview(): Plugin {
  let isExport = false
  return {
    name: 'marquee-without-preview',
    apply: (_, { command, mode }) => command === 'build' && mode === 'production',
    configResolved({ define }) {
      isExport = define?.['import.meta.env.MARQUEE_EXPORT'] === 'true'
    },
    generateBundle(_options, bundle) {
      const found = previewIn(Object.values(bundle) as Output[], isExport)
      if (found.length > 0) this.error(`What is for development only is in the build:\n${found.join('\n')}`)
    },
  }
}
