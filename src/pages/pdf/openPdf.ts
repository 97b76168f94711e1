import type { PDFDocumentLoadingTask, PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?worker&url'
import { pageStays } from '../../lib/pageReload'
import { withTimeout } from '../../lib/withTimeout'
import { PDF_FILES } from './pdfFiles'

/** Why a document is not shown. */
export type PdfFailure = 'locked' | 'damaged' | 'missing' | 'failed'

/** pdf.js with a document that is open in it. */
export interface OpenPdf {
  pdf: typeof import('pdfjs-dist/legacy/build/pdf.mjs')
  doc: PDFDocumentProxy
  /** Of the whole file, in bytes; undefined: nobody said. */
  size: number | undefined
}

/** The development server has the files of pdf.js where the package has them. */
const FILES = import.meta.env.DEV ? '/node_modules/pdfjs-dist/' : PDF_FILES

/** How long a document may take to say what is in it, in milliseconds: one that is made to keep a reader busy never does. */
const PATIENCE = 30_000

/**
 * Opens a document in a worker of its own (threats M3). No scripts, forms or links of it are run: it is drawn, and its
 * words are laid over it. Of a long one only what is looked at is fetched.
 * @param src a checked address
 * @returns the document, or the failure as `failureOf` words it; and what closes it and ends its worker
 */
export function openPdf(src: string): { opened: Promise<OpenPdf>; close: () => void } {
  let task: PDFDocumentLoadingTask | undefined
  let worker: Worker | undefined
  let isClosed = false
  const close = () => {
    isClosed = true
    task?.destroy().catch(() => {})
    worker?.terminate()
  }
  const open = async (): Promise<OpenPdf> => {
    const pdf = await import('pdfjs-dist/legacy/build/pdf.mjs').catch(async (error) => {
      await pageStays()
      throw error
    })
    if (isClosed) throw new Error('closed')
    // The development server serves modules only.
    worker = new Worker(trusted(workerUrl) as string, { type: import.meta.env.DEV ? 'module' : 'classic' })
    const broken = new Promise<never>((_, reject) => {
      if (worker) worker.onerror = () => reject(new Error('The worker did not start'))
    })
    task = pdf.getDocument({
      url: src,
      worker: pdf.PDFWorker.create({ port: worker }),
      enableXfa: false,
      disableAutoFetch: true,
      // The policy of the site forbids WebAssembly. The worker loads decoders in JavaScript from the same folder.
      useWasm: false,
      wasmUrl: `${FILES}wasm/`,
      cMapUrl: `${FILES}cmaps/`,
      standardFontDataUrl: `${FILES}standard_fonts/`,
      // More than any page needs; a picture that claims a thousand million dots is left out.
      maxImageSize: 64 * 1024 * 1024,
      verbosity: 0,
    })
    let size: number | undefined
    task.onProgress = ({ total }: { total?: number }) => {
      if (total && total > 0) size = total
    }
    const doc = await Promise.race([withTimeout(task.promise, PATIENCE), broken])
    return { pdf, doc, size }
  }
  return { opened: open(), close }
}

/** What went wrong, by what pdf.js throws. */
export function failureOf(error: unknown): PdfFailure {
  const { name, status, missing } = error as { name?: string; status?: number; missing?: boolean }
  if (name === 'PasswordException') return 'locked'
  if (name === 'ResponseException') return missing || status === 404 || status === 410 ? 'missing' : 'failed'
  // RangeError: it took too long.
  if (name === 'InvalidPDFException' || name === 'FormatError' || name === 'RangeError') return 'damaged'
  return name === 'UnknownErrorException' ? 'damaged' : 'failed'
}

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => unknown }
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined

/** The worker's address as a page under Trusted Types accepts it; it lets nothing else pass. */
function trusted(url: string): unknown {
  const rules = {
    createScriptURL(asked: string) {
      if (asked !== workerUrl) throw new TypeError(`${asked} is not the worker`)
      return asked
    },
  }
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  policy ??= trustedTypes ? trustedTypes.createPolicy('marquee-pdf', rules) : rules
  return policy.createScriptURL(url)
}
