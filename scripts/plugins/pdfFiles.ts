import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { PDF_FILES } from '../../src/pages/pdf/pdfFiles'

const PDFJS_FOLDER = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

/** Folders of pdf.js, and the files in them that its worker may load. */
const NEEDED_FILES: Record<string, RegExp> = {
  cmaps: /^/,
  standard_fonts: /^/,
  // The decoders in JavaScript: the content security policy forbids WebAssembly.
  wasm: /^(?:openjpeg|jbig2)_nowasm_fallback\.js$|^LICENSE_.*(?:OPENJPEG|JBIG2)$/,
}

/**
 * Copies files of pdf.js into the build. The problem: its worker loads them by their names in the package, so the names
 * cannot contain a hash. The solution: a folder with the version of pdf.js, so that they can be cached like all built files.
 */
export function pdfFiles(): Plugin {
  return {
    name: 'marquee-pdf-files',
    apply: 'build',
    generateBundle() {
      for (const [folder, names] of Object.entries(NEEDED_FILES))
        for (const name of readdirSync(join(PDFJS_FOLDER, folder)).filter((each) => names.test(each)))
          this.emitFile({
            type: 'asset',
            fileName: `${PDF_FILES.slice(1)}${folder}/${name}`,
            source: readFileSync(join(PDFJS_FOLDER, folder, name)),
          })
    },
  }
}
