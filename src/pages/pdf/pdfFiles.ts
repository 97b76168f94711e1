/**
 * Folder of the files that pdf.js loads by name: decoders, character maps and fonts (scripts/plugins/pdfFiles.ts). It has
 * the version of pdf.js in its name, because browsers cache built files for a year.
 */
export const PDF_FILES = '/assets/pdfjs-6.5.438/'
