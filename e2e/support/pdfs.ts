import { pdfOf } from '../../fixtures/tools/documents/pdfOf'

const PAGE_SIZE = [420, 595] as const
const pageContent = (text: string) => `BT /F1 20 Tf 40 500 Td (${text}) Tj ET`
const pageContents = [pageContent('First page'), pageContent('Second page')]
const validPdf = pdfOf({ size: PAGE_SIZE, pages: pageContents })
const changeValidPdf = (from: string | RegExp, to: string) =>
  Buffer.from(validPdf.toString('latin1').replace(from, to), 'latin1')

/** A document with `count` pages; page 7 contains "Page 7". */
export const pdfOfPages = (count: number): Buffer =>
  pdfOf({ size: PAGE_SIZE, pages: Array.from({ length: count }, (_, at) => pageContent(`Page ${at + 1}`)) })

/** Broken or malicious documents, and the message that is shown, or 'page' when the document opens. */
export const HOSTILE_PDFS: readonly [name: string, body: Buffer, expected: RegExp | 'page'][] = [
  ['an HTML page instead of a PDF', Buffer.from('<h1>Not found</h1><script>alert(1)</script>'), /is damaged/],
  ['an empty file', Buffer.alloc(0), /is damaged/],
  [
    'the first third of a file',
    validPdf.subarray(0, Math.floor(validPdf.length / 3)),
    /is damaged|page cannot be shown/,
  ],
  [
    'an encrypted file',
    pdfOf({
      size: PAGE_SIZE,
      pages: pageContents,
      trailer: `/ID [<00112233445566778899AABBCCDDEEFF> <00112233445566778899AABBCCDDEEFF>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'1f'.repeat(32)}> /U <${'2e'.repeat(32)}> >>`,
    }),
    /password-protected/,
  ],
  [
    'a script on opening',
    pdfOf({
      size: PAGE_SIZE,
      pages: pageContents,
      catalogue: '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\); this.print\\(\\);) >>',
    }),
    'page',
  ],
  [
    'a link that opens automatically',
    pdfOf({
      size: PAGE_SIZE,
      pages: pageContents,
      catalogue: '/OpenAction << /S /URI /URI (https://evil.example/) >>',
      page: '/AA << /O << /S /Launch /F (cmd.exe) >> >>',
    }),
    'page',
  ],
  [
    'code in a font matrix',
    changeValidPdf(
      '/BaseFont /Helvetica /Encoding',
      "/BaseFont /Helvetica /FontMatrix [1 0 0 1 0 (0\\); alert\\('pwned'\\)//)] /Encoding",
    ),
    'page',
  ],
  ['a page tree that contains itself', changeValidPdf(/\/Kids \[[^\]]*\]/, '/Kids [2 0 R]'), 'page'],
  [
    'an extremely large page',
    changeValidPdf(/\/MediaBox \[0 0 420 595\]/g, '/MediaBox [0 0 999999999 999999999]'),
    'page',
  ],
  [
    'an XFA form',
    pdfOf({
      size: PAGE_SIZE,
      pages: pageContents,
      catalogue: '/AcroForm << /XFA [(template) 5 0 R] /Fields [] >> /NeedsRendering true',
    }),
    'page',
  ],
  ['a page without content', changeValidPdf(/\/Contents \d+ 0 R/, '/Contents 99 0 R'), 'page'],
]
