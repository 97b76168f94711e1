import { expect, test } from 'vitest'
import { version } from '../../node_modules/pdfjs-dist/package.json'
import { PDF_FILES } from '../../src/pages/pdf/pdfFiles'
import { pdfFiles } from './pdfFiles'

/** Names of the files that the plugin emits. */
function emittedFileNames(): string[] {
  const names: string[] = []
  const { generateBundle } = pdfFiles() as unknown as {
    generateBundle: (this: { emitFile(file: { fileName: string }): void }) => void
  }
  generateBundle.call({ emitFile: ({ fileName }) => names.push(`/${fileName}`) })
  return names
}

test('PDF_FILES contains the installed version of pdf.js', () => expect(PDF_FILES).toBe(`/assets/pdfjs-${version}/`))

test.each([
  ['the decoder of JPEG 2000', 'wasm/openjpeg_nowasm_fallback.js'],
  ['the decoder of JBIG2 and CCITT', 'wasm/jbig2_nowasm_fallback.js'],
  ['a character map of Japanese', 'cmaps/90ms-RKSJ-H.bcmap'],
  ['a standard font', 'standard_fonts/LiberationSans-Regular.ttf'],
])('copies %s', (_, name) => expect(emittedFileNames()).toContain(PDF_FILES + name))

test('copies no WebAssembly', () => expect(emittedFileNames().filter((name) => name.endsWith('.wasm'))).toEqual([]))
