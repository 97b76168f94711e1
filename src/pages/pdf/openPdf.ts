import type { PDFDocumentLoadingTask, PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?worker&url'
import { whenReloadCancelled } from '../../lib/async/pageReload'
import { withTimeout } from '../../lib/async/withTimeout'
import { isRecord } from '../../lib/json/isRecord'
import { PDF_FILES } from './pdfFiles'

/** Why a document cannot be shown. */
export type PdfFailure = 'locked' | 'damaged' | 'missing' | 'failed'

export interface OpenedPdf {
  pdf: typeof import('pdfjs-dist/legacy/build/pdf.mjs')
  doc: PDFDocumentProxy
  /** File size in bytes; undefined if the server does not send it. */
  size: number | undefined
}

/** The development server serves the files of pdf.js from the package. */
const FILES_BASE = import.meta.hot ? '/node_modules/pdfjs-dist/' : PDF_FILES

/** Maximum time to open a document: a malicious one could keep the parser busy forever. */
const OPEN_TIMEOUT_MS = 30_000

/**
 * Opens a document in its own worker (threats M3). Its scripts, forms and links are not executed: pages are rendered
 * with a text layer. Only visible parts of a long document are requested.
 * @param src a validated address
 * @returns the document or an error for `pdfFailureOf`, and a function that closes the document and its worker
 */
export function openPdf(src: string): { opened: Promise<OpenedPdf>; close: () => void } {
  let task: PDFDocumentLoadingTask | undefined
  let worker: Worker | undefined
  let isClosed = false
  const close = () => {
    isClosed = true
    task?.destroy().catch(() => {})
    worker?.terminate()
  }
  const open = async (): Promise<OpenedPdf> => {
    const pdf = await import('pdfjs-dist/legacy/build/pdf.mjs').catch(async (error) => {
      await whenReloadCancelled()
      throw error
    })
    if (isClosed) throw new Error('closed')
    // The development server serves the worker as a module.
    worker = new Worker(trustedWorkerUrl(workerUrl), { type: import.meta.hot ? 'module' : 'classic' })
    const workerFailed = new Promise<never>((_, reject) => {
      if (worker) worker.onerror = () => reject(new Error('The worker did not start'))
    })
    task = pdf.getDocument({
      url: src,
      worker: pdf.PDFWorker.create({ port: worker }),
      enableXfa: false,
      disableAutoFetch: true,
      // The site's policy forbids WebAssembly. The worker loads JavaScript decoders from the same folder.
      useWasm: false,
      wasmUrl: `${FILES_BASE}wasm/`,
      cMapUrl: `${FILES_BASE}cmaps/`,
      standardFontDataUrl: `${FILES_BASE}standard_fonts/`,
      // In pixels; larger images, such as decompression bombs, are skipped.
      maxImageSize: 64 * 1024 * 1024,
      verbosity: 0,
    })
    let size: number | undefined
    task.onProgress = ({ total }: { total?: number }) => {
      if (total && total > 0) size = total
    }
    const doc = await Promise.race([withTimeout(task.promise, OPEN_TIMEOUT_MS), workerFailed])
    return { pdf, doc, size }
  }
  return { opened: open(), close }
}

export function pdfFailureOf(error: unknown): PdfFailure {
  const { name, status, missing }: { name?: unknown; status?: unknown; missing?: unknown } = isRecord(error)
    ? error
    : {}
  if (name === 'PasswordException') return 'locked'
  if (name === 'ResponseException') return missing || status === 404 || status === 410 ? 'missing' : 'failed'
  // RangeError is thrown by withTimeout.
  if (name === 'InvalidPDFException' || name === 'FormatError' || name === 'RangeError') return 'damaged'
  return name === 'UnknownErrorException' ? 'damaged' : 'failed'
}

let workerUrlPolicy: { createScriptURL: (url: string) => string } | undefined

/** The worker's address as a TrustedScriptURL, which rejects any other address. */
function trustedWorkerUrl(url: string): string {
  const rules = {
    createScriptURL(requested: string) {
      if (requested !== workerUrl) throw new TypeError(`${requested} is not the PDF worker`)
      return requested
    },
  }
  const { trustedTypes } = window
  workerUrlPolicy ??= trustedTypes ? trustedTypes.createPolicy('marquee-pdf', rules) : rules
  return workerUrlPolicy.createScriptURL(url)
}
